import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the footer. */
export const footerTexts = {
  footerNavigation: 'Sidfot',
  consentSettings: 'Kakinställningar',
} satisfies Texts;
