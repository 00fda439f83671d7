import { registerTexts } from './registerTexts.ts';

/** Wordings of the consent banner, which loads for visitors who have not answered yet. */
export const consentTexts = registerTexts({
  consentTitle: 'Får vi spara kakor?',
  consentText:
    'Nödvändiga kakor behövs alltid. Säger du ja räknar vi också besök och visar innehåll från andra tjänster.',
  consentAccept: 'Tillåt alla',
  consentReject: 'Bara nödvändiga',
  consentChoose: 'Välj själv',
  consentSave: 'Spara mina val',
  consentPurposes: 'Det här får ni spara',
  consentNecessary: 'Nödvändigt',
  consentNecessaryText: 'Får sidan att fungera och minns dina val. Kan inte stängas av.',
  consentStatistics: 'Statistik',
  consentStatisticsText: 'Räknar besök så att vi kan göra sidan bättre.',
  consentMedia: 'Innehåll från andra tjänster',
  consentMediaText: 'Visar filmer, kartor och formulär från andra tjänster direkt.',
});
