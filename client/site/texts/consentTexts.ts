import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the consent banner, which loads for visitors who have not chosen yet. */
export const consentTexts = {
  consentTitle: 'Får vi spara kakor?',
  consentText:
    'Nödvändiga kakor behövs alltid. Säger du ja räknar vi också besök och visar innehåll från andra tjänster.',
  consentAccept: 'Tillåt alla',
  consentReject: 'Bara nödvändiga',
  consentChoose: 'Välj själv',
} satisfies Texts;
