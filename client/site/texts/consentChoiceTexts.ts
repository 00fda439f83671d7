import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of consent by purpose, which loads when a visitor opens it. */
export const consentChoiceTexts = {
  consentSave: 'Spara mina val',
  consentPurposes: 'Det här får ni spara',
  consentNecessary: 'Nödvändigt',
  consentNecessaryText: 'Får sidan att fungera och minns dina val. Kan inte stängas av.',
  consentStatistics: 'Statistik',
  consentStatisticsText: 'Räknar besök så att vi kan göra sidan bättre.',
  consentMedia: 'Innehåll från andra tjänster',
  consentMediaText: 'Visar filmer, kartor och formulär från andra tjänster direkt.',
} satisfies Texts;
