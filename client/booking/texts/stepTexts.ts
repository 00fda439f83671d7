import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings that several steps show. */
export const stepTexts = {
  workshopMap: 'Karta över verkstäder',
  workshopSkipMap: 'Hoppa över kartan',
  workshopAuthorised: 'Auktoriserad',
  weekFullDay: 'Heldag',
  addonOut: 'Slut den dagen: {addon}',
  addonOutText: 'Välj en annan dag, eller ta bort tillvalet.',
  contactPay: 'Du betalar i verkstaden när bilen är klar.',
  confirmedMap: 'Karta till {site}',
} satisfies Texts;
