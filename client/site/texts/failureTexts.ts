import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the fallback for a page, or a part of one, that failed. */
export const failureTexts = {
  dealerListTitle: 'Anläggningar',
  sectionErrorTitle: 'Aj då',
  sectionErrorText: 'Här skulle det ha visats en del av sidan, men något gick fel.',
  sectionErrorButton: 'Ladda om sidan',
  componentError: 'Komponenten kunde inte visas.',
  errorTitle: 'Något gick fel hos oss',
  errorText: 'Vi kan inte visa sidan just nu. Prova igen om en liten stund.',
} satisfies Texts;
