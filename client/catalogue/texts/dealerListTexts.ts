import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the list of dealers. */
export const dealerListTexts = {
  dealerListLead: 'Öppettider, telefon och vägbeskrivning. Välj din, eller den närmaste.',
  dealerSearchLabel: 'Sök anläggning',
  dealerSearchPlaceholder: 'Ort, gata eller namn',
  dealerCount: '{count} anläggningar',
  dealerCount_one: '{count} anläggning',
  dealerAllGroups: 'Alla',
  dealerFilters: 'Filtrera anläggningar',
  dealerFilterRegion: 'Län',
  dealerFilterBrand: 'Märke',
  dealerShowMap: 'Visa karta',
  dealerHideMap: 'Dölj karta',
  dealerMapLabel: 'Karta över anläggningarna',
  dealerNearOpen: 'Närmast mig',
  dealerNearLabel: 'Visa de närmaste först. Skriv ort, postnummer eller område, eller använd din position.',
  dealerNear: 'Närmast {place}',
  dealerNearPoint: 'Närmast vald plats',
  dealerShowMore: 'Visa fler',
  dealerLoading: 'Hämtar anläggningar',
  dealerNone: 'Ingen anläggning matchar',
  dealerNoneHelp: 'Ta bort ett filter eller sök på något annat.',
  dealerListError: 'Det gick inte att hämta anläggningarna just nu',
} satisfies Texts;
