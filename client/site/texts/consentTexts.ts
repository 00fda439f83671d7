import { registerTexts } from '../registerTexts.ts';

/** Wordings of the consent banner, which loads for visitors who have not chosen yet. */
export const consentTexts = registerTexts({
  consentTitle: 'Får vi spara kakor?',
  consentText:
    'Nödvändiga kakor behövs alltid. Säger du ja räknar vi också besök och visar innehåll från andra tjänster.',
  consentAccept: 'Tillåt alla',
  consentReject: 'Bara nödvändiga',
  consentChoose: 'Välj själv',
});
