import type { NumberFieldTexts } from '../../ui/fields/NumberField.tsx';
import type { Texts } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../translate.ts';

/** Wordings of number fields. */
export const numberTexts = {
  numberAtMost: 'Högst {amount}',
  numberAtLeast: 'Lägst {amount}',
  numberNearest: 'Närmaste val: {amount}',
  numberNotUnderstood: 'Skriv med siffror',
} satisfies Texts;

/** Messages of a number field, in the page's language. */
export function numberFieldTexts(t: Translate<typeof numberTexts>): NumberFieldTexts {
  return {
    atMost: (amount) => t('numberAtMost', { amount }),
    atLeast: (amount) => t('numberAtLeast', { amount }),
    nearest: (amount) => t('numberNearest', { amount }),
    notUnderstood: t('numberNotUnderstood'),
  };
}
