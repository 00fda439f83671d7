import { registerTexts } from '../registerTexts.ts';

/** Wordings of the footer. */
export const footerTexts = registerTexts({
  footerNavigation: 'Sidfot',
  consentSettings: 'Kakinställningar',
});
