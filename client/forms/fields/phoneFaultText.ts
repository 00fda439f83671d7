import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { Translate } from '../../site/translate.ts';
import type { phoneTexts } from './phoneTexts.ts';

const keys = {
  missing: 'phoneMissing',
  invalid: 'phoneInvalid',
  tooShort: 'phoneTooShort',
  tooLong: 'phoneTooLong',
} as const;

/**
 * Error text for a phone number.
 * @param limits digits that the form accepts, as in phoneFault()
 */
export function phoneFaultText(
  t: Translate<typeof phoneTexts>,
  fault: FieldFault,
  { min, max }: { min: number; max: number } = fieldLimits.phone,
): string {
  return t(keys[fault], { min, max });
}
