/** Wordings of the page that the server sends when rendering fails; browsers never load them. */
export const staticErrorTexts = {
  errorPhone: 'Du når oss också på telefon: {phone}',
} as const;
