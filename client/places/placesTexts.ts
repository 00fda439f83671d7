import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Wordings of the place search. */
export const placesTexts = {
  placePlaceholder: 'Ort eller postnummer',
  placeUsePosition: 'Använd min position',
  placeFindingPosition: 'Hämtar din position',
  placePositionRefused: 'Webbläsaren måste tillåtas använda platstjänster för att vi ska kunna hitta din position.',
  placePositionUnavailable: 'Din position går inte att hämta just nu. Sök på en ort i stället.',
  placePositionTimeout: 'Det tog för lång tid att hämta din position. Försök igen eller sök på en ort.',
  placeMyPosition: 'Min position',
  placeSuggestions: 'Förslag på orter',
  placeCount_one: 'Ett förslag. Välj med piltangenterna och Retur.',
  placeCount: '{count} förslag. Välj med piltangenterna och Retur.',
  placeNone: 'Ingen ort hittades',
  placeSearchDown: 'Ortsökningen svarar inte just nu.',
  placeFailed: 'Platsen går inte att hämta just nu. Försök igen om en stund.',
} satisfies Texts;
