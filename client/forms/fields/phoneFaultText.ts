import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import type { Translate } from '../../site/translate.ts';

const keys = {
  missing: 'phoneMissing',
  invalid: 'phoneInvalid',
  tooShort: 'phoneTooShort',
  tooLong: 'phoneTooLong',
} as const;

/** Error text for a phone number. */
export function phoneFaultText(t: Translate, fault: FieldFault): string {
  return t(keys[fault]);
}
