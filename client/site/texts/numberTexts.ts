import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of number fields. */
export const numberTexts = {
  numberAtMost: 'Högst {amount}',
  numberAtLeast: 'Lägst {amount}',
  numberNearest: 'Närmaste val: {amount}',
  numberNotUnderstood: 'Skriv med siffror',
} satisfies Texts;
