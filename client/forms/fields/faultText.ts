import type { ContactAnswers, FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { Translate } from '../../site/translate.ts';
import { phoneFaultText } from './phoneFaultText.ts';

/** Text of a fault with its correction. */
export function faultText(t: Translate, field: keyof ContactAnswers, fault: FieldFault): string {
  if (field === 'phone') return phoneFaultText(t, fault);
  if (field === 'siteName') return t('dealershipMissing');
  if (fault === 'tooLong') {
    return t('fieldTooLong', { count: fieldLimits[field === 'message' ? 'enquiry' : field] });
  }
  if (field === 'email') return t(fault === 'missing' ? 'emailMissing' : 'emailInvalid');
  return t('nameMissing');
}
