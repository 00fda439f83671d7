import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Wordings for a form that is refused or has no connection, shared by all forms. */
export const sendFailureTexts = {
  formRefused: 'Formuläret går inte att skicka härifrån. Ring oss, så hjälper vi dig.',
  formRefusedCall: 'Formuläret går inte att skicka härifrån. Ring {phone}, så hjälper vi dig.',
  formOffline: 'Du har ingen internetanslutning. Allt du skrivit är kvar: försök igen när du är uppkopplad.',
} satisfies Texts;
