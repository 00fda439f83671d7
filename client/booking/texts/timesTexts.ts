import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of free times in the list of workshops and in the weeks of one. */
export const timesTexts = {
  weekFailed: 'Tiderna kan inte hämtas just nu',
  weekFailedText: 'Det kan finnas lediga tider ändå. Försök igen om en stund.',
  weekFailedCall: 'Det kan finnas lediga tider ändå. Försök igen, eller ring verkstaden: ',
  workshopRetry: 'Försök igen',
  timeKindsRemove: 'Visa alla dagar och tider',
} satisfies Texts;
