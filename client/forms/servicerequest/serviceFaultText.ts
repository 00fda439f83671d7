import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { Translate } from '../../site/translate.ts';
import { phoneFaultText } from '../fields/phoneFaultText.ts';
import type { ServiceField } from './serviceFields.ts';

/** Values that texts of faults name. */
export interface ServiceFaultValues {
  plateExample: string;
  /** In km, formatted. */
  maxMileage: string;
}

/** Text of a fault with its correction. */
export function serviceFaultText(
  t: Translate,
  field: ServiceField,
  fault: FieldFault,
  { plateExample, maxMileage }: ServiceFaultValues,
): string {
  const tooLong = (count: number): string => t('orderTooLong', { count });
  switch (field) {
    case 'siteEmail':
      return t('orderDealerMissing');
    case 'services':
      return t('orderServicesWrong');
    case 'customerName':
      return fault === 'tooLong' ? tooLong(fieldLimits.name) : t('orderNameMissing');
    case 'customerPhone':
      return phoneFaultText(t, fault);
    case 'customerEmail':
      if (fault === 'tooLong') return tooLong(fieldLimits.email);
      return t(fault === 'missing' ? 'orderEmailMissing' : 'orderEmailWrong');
    case 'regno':
      if (fault === 'tooLong') return tooLong(fieldLimits.anyPlate.max);
      return fault === 'missing' ? t('orderPlateMissing') : t('orderPlateWrong', { example: plateExample });
    case 'milage':
      return fault === 'tooLong' ? t('orderMileageTooHigh', { most: maxMileage }) : t('orderMileageWrong');
    case 'date':
      return t(fault === 'missing' ? 'orderDateMissing' : 'orderDateWrong');
    case 'gdpr':
      return t('orderConsentMissing');
    default:
      return tooLong(fieldLimits.enquiry);
  }
}
