import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of embedded forms and of content from other services. */
export const embedTexts = {
  formLoading: 'Formuläret laddas',
  formFailed: 'Formuläret kunde inte laddas. Prova igen om en stund, eller hör av dig till oss på annat sätt.',
  closeForm: 'Stäng formuläret',
  openForm: 'Öppna formuläret',
  embedEmpty: 'Här finns inget att visa just nu.',
  embedFailed: 'Innehållet kunde inte hämtas. Prova igen om en stund.',
  embedLoading: 'Innehållet laddas',
} satisfies Texts;
