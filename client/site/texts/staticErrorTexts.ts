import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the static page for failed or refused rendering; browsers never load them. */
export const staticErrorTexts = {
  overloadTitle: 'Många besöker oss just nu',
  overloadText: 'Vi kan inte visa sidan riktigt än. Vänta några sekunder och försök igen.',
  overloadForm:
    'Det du fyllde i är inte skickat. Gå tillbaka i webbläsaren, så finns det kvar, och skicka det igen om en liten stund.',
} satisfies Texts;
