import type { NumberFieldTexts } from '../../ui/fields/NumberField.tsx';
import type { Translate } from '../translate.ts';

/** Messages of a number field, in the page's language. */
export function numberFieldTexts(t: Translate): NumberFieldTexts {
  return {
    atMost: (amount) => t('numberAtMost', { amount }),
    atLeast: (amount) => t('numberAtLeast', { amount }),
    nearest: (amount) => t('numberNearest', { amount }),
    notUnderstood: t('numberNotUnderstood'),
  };
}
