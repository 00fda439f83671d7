import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { numberText } from '../../../shared/catalogue/moneyText.ts';
import type { Translate } from '../../site/translate.ts';
import { faultText } from '../fields/faultText.ts';
import type { SellField } from './sellFields.ts';

/** Error text of a field with its correction; undefined for photos, each of which shows its own. */
export function sellFaultText(
  t: Translate,
  field: SellField,
  fault: FieldFault,
  { distanceUnit, locale }: Pick<SiteContext, 'distanceUnit' | 'locale'>,
): string | undefined {
  switch (field) {
    case 'selected':
      return t('sellChoiceMissing');
    case 'regno':
      if (fault === 'tooLong') return t('fieldTooLong', { count: fieldLimits.anyPlate.max });
      return t(fault === 'missing' ? 'sellPlateMissing' : 'sellPlateWrong');
    case 'milage':
      if (fault === 'tooLong') {
        const most = numberText(maxMileage[distanceUnit], locale);
        return t('sellMileageTooHigh', { most, unit: t(`sellUnit_${distanceUnit}`) });
      }
      return t(fault === 'missing' ? 'sellMileageWrong' : 'sellMileageWhole');
    case 'customerName':
      return faultText(t, 'name', fault);
    case 'customerPhone':
      return faultText(t, 'phone', fault);
    case 'customerEmail':
      return faultText(t, 'email', fault);
    case 'other':
      return faultText(t, 'message', fault);
    case 'photos':
      return undefined;
  }
}
