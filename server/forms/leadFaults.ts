import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import { emailFault } from '../../shared/forms/rules/contactRules.ts';
import type { PhonePlan } from '../../shared/kit/text/nationalPhone.ts';
import type { DistanceUnit } from '../../shared/site/SiteTypes.ts';
import { fieldLimits } from '../../shared/forms/rules/fieldLimits.ts';
import { maxMileage } from '../../shared/forms/rules/maxMileage.ts';

/** A fault in a field of a lead: its path ("values.phone") and the reason. */
export interface LeadFault {
  field: string;
  message: string;
}

/** Facts of a form's site that its rules need. */
export interface LeadPlace {
  /** Date in the site's time zone. */
  today: string;
  /** Phone numbers of the site's country. */
  plan: PhonePlan;
  /** Unit of mileages, unless a form has its own. */
  distanceUnit: DistanceUnit;
}

const faultWords: Record<FieldFault, string> = {
  missing: 'missing',
  invalid: 'not valid',
  tooShort: 'too short',
  tooLong: 'too long',
};
const maxNameCharacters = 200;
const { name, email, enquiry, phone, anyPlate } = fieldLimits;

/** Descriptions of the expected values of fields used in several forms. */
export const expected = {
  name: `a name of at most ${String(name)} characters`,
  phone: `a telephone number: an optional + and ${String(phone.min)} to ${String(phone.max)} digits, with or without separators`,
  email: `a mail address of at most ${String(email)} characters`,
  text: `at most ${String(enquiry)} characters`,
  plate: `a registration number: ${String(anyPlate.min)} to ${String(anyPlate.max)} letters, digits, blanks or dashes`,
  mileage: (unit: DistanceUnit) => `a whole number of ${unit} from 0 to ${String(maxMileage[unit])}`,
};

/** Faults found by the form's own rules, each with the expected value. */
export function typedFaults<Field extends string>(
  faults: Partial<Record<Field, FieldFault>>,
  wanted: Record<Field, string>,
): LeadFault[] {
  return (Object.entries(faults) as [Field, FieldFault][]).map(([field, fault]) => ({
    field: `values.${field}`,
    message: `values.${field} is ${faultWords[fault]}; expected ${wanted[field]}`,
  }));
}

/** Validates a name that the form shows without user input: it may be empty, but not too long. */
export function shownNameFaults(field: string, text: string): LeadFault[] {
  if (text.length <= maxNameCharacters) return [];
  return [
    { field: `values.${field}`, message: `values.${field} is longer than ${String(maxNameCharacters)} characters` },
  ];
}

/** Validates a recipient selected by the form. */
export function recipientFaults(field: string, address: string): LeadFault[] {
  if (emailFault(address) === null) return [];
  return [{ field: `values.${field}`, message: `values.${field} is not a mail address` }];
}
