import { emailFault, nameFault, phoneFault } from '../../../shared/forms/rules/contactRules.ts';
import type { FieldFault } from '../../../shared/forms/rules/contactRules.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import type { PhonePlan } from '../../../shared/kit/text/nationalPhone.ts';
import { isTireEmail } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { WheelContact } from './wheelChangeDraft.ts';

/** Required fields in form order; the comment is optional. */
export const neededFields = ['firstName', 'lastName', 'email', 'phoneMobile'] as const;
export type NeededField = (typeof neededFields)[number];

export type WheelFaults = Partial<Record<NeededField, FieldFault>>;

const faultCheckByField: Record<NeededField, (typed: string, plan: PhonePlan) => FieldFault | null> = {
  firstName: nameFault,
  lastName: nameFault,
  email: (typed) => emailFault(typed) ?? (isTireEmail(typed) ? null : 'invalid'),
  phoneMobile: (typed, plan) => phoneFault(typed, plan, fieldLimits.mobile),
};

/** Invalid fields with their faults; empty when the booking can be made. */
export function wheelContactFaults(contact: Partial<WheelContact>, plan: PhonePlan): WheelFaults {
  const faults = neededFields.map((field) => [field, faultCheckByField[field](contact[field] ?? '', plan)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}
