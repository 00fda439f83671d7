import type { PhonePlan } from '../../kit/text/nationalPhone.ts';
import type { DistanceUnit } from '../../site/SiteTypes.ts';
import { emailFault, nameFault, phoneFault } from './contactRules.ts';
import type { FieldFault } from './contactRules.ts';
import { fieldLimits } from './fieldLimits.ts';
import type { SellCarValues } from '../LeadTypes.ts';
import { normalizePhone } from './phoneNumber.ts';
import { anyPlateFault, mileageFault, readMileage, tidyPlate } from './vehicleRules.ts';

/** The visitor's input for selling or trading in a car, by field name. */
export interface SellCarAnswers {
  regno: string;
  milage: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** "sell" or "tradein"; "" when neither is chosen. */
  selected: string;
  other: string;
}

export type SellCarFaults = Partial<Record<keyof SellCarAnswers, FieldFault>>;

export const sellCarChoices: readonly SellCarValues['selected'][] = ['sell', 'tradein'];

/** Returns the invalid fields with their faults, in form order; `phone` and `distanceUnit` are the site's. */
export function sellCarFaults(
  answers: SellCarAnswers,
  { phone, distanceUnit }: { phone: PhonePlan; distanceUnit: DistanceUnit },
): SellCarFaults {
  const { selected } = answers;
  const faults: Record<keyof SellCarAnswers, FieldFault | null> = {
    selected: isChoice(selected) ? null : selected === '' ? 'missing' : 'invalid',
    regno: anyPlateFault(answers.regno),
    milage: mileageFault(answers.milage, distanceUnit),
    customerName: nameFault(answers.customerName),
    customerPhone: phoneFault(answers.customerPhone, phone),
    customerEmail: emailFault(answers.customerEmail),
    other: answers.other.trim().length > fieldLimits.enquiry ? 'tooLong' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/**
 * Converts valid answers to the submitted values.
 * @throws TypeError for invalid answers
 */
export function sellCarValues(answers: SellCarAnswers): SellCarValues {
  const { selected } = answers;
  const milage = readMileage(answers.milage);
  if (!isChoice(selected) || milage === null) throw new TypeError('The answers are invalid.');
  return {
    regno: tidyPlate(answers.regno),
    milage,
    customerName: answers.customerName.trim(),
    customerPhone: normalizePhone(answers.customerPhone),
    customerEmail: answers.customerEmail.trim(),
    selected,
    other: answers.other.trim(),
  };
}

function isChoice(selected: string): selected is SellCarValues['selected'] {
  return sellCarChoices.some((choice) => choice === selected);
}
