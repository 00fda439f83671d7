import type { PhonePlan } from '../../kit/text/nationalPhone.ts';
import { addDays } from '../../kit/time/zonedTime.ts';
import { emailFault, nameFault, phoneFault } from './contactRules.ts';
import type { FieldFault } from './contactRules.ts';
import { fieldLimits } from './fieldLimits.ts';
import type { ServiceRequestValues } from '../LeadTypes.ts';
import { normalizePhone } from './phoneNumber.ts';
import { serviceTypes, selectServices } from '../serviceTypes.ts';
import { anyPlateFault, mileageFault, readMileage, tidyPlate } from './vehicleRules.ts';

/** The visitor's input for a work order, by field name. */
export interface ServiceRequestAnswers {
  typeCar: boolean;
  /** Mail address of the chosen dealer; "" when none is chosen. */
  siteEmail: string;
  services: string[];
  description: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  regno: string;
  /** "" when it is left out. */
  milage: string;
  /** "2026-11-26" */
  date: string;
  /** Text in addition to the description: the form has none, other clients of the API may. */
  other?: string;
  gdpr: boolean;
  newsletter: boolean;
}

export type ServiceRequestFaults = Partial<Record<keyof ServiceRequestAnswers, FieldFault>>;

/** Maximum number of days ahead for the desired date: a year. */
const maxDaysAhead = 365;

/** Returns the range of desired dates, both ends inclusive. `today`: the date at the site, "2026-11-26". */
export function desiredDates(today: string): { first: string; last: string } {
  return { first: today, last: addDays(today, maxDaysAhead) };
}

/** Validates a calendar date, YYYY-MM-DD. */
export function dateFault(date: string): FieldFault | null {
  const trimmed = date.trim();
  if (trimmed === '') return 'missing';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return 'invalid';
  const time = Date.parse(`${trimmed}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(trimmed) ? null : 'invalid';
}

/** Validates a desired date: today to a year ahead. */
export function desiredDateFault(date: string, today: string): FieldFault | null {
  const { first, last } = desiredDates(today);
  const trimmed = date.trim();
  return dateFault(trimmed) ?? (trimmed >= first && trimmed <= last ? null : 'invalid');
}

/** Returns the invalid fields with their faults, in form order; `today` as for desiredDates. */
export function serviceRequestFaults(
  answers: ServiceRequestAnswers,
  { today, plan }: { today: string; plan: PhonePlan },
): ServiceRequestFaults {
  const knownServices = serviceTypes(answers.typeCar);
  const { services, milage } = answers;
  const longText = (text: string): FieldFault | null => (text.trim().length > fieldLimits.enquiry ? 'tooLong' : null);
  const faults: Partial<Record<keyof ServiceRequestAnswers, FieldFault | null>> = {
    siteEmail: emailFault(answers.siteEmail),
    services:
      new Set(services).size === services.length && services.every((service) => knownServices.includes(service))
        ? null
        : 'invalid',
    description: longText(answers.description),
    customerName: nameFault(answers.customerName),
    customerPhone: phoneFault(answers.customerPhone, plan),
    customerEmail: emailFault(answers.customerEmail),
    regno: anyPlateFault(answers.regno),
    milage: milage.trim() === '' ? null : mileageFault(milage, 'km'),
    date: desiredDateFault(answers.date, today),
    other: longText(answers.other ?? ''),
    gdpr: answers.gdpr ? null : 'missing',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** Converts valid answers to the submitted values; `siteName`: the chosen dealer's. */
export function serviceRequestValues(answers: ServiceRequestAnswers, siteName: string): ServiceRequestValues {
  return {
    siteEmail: answers.siteEmail.trim(),
    siteName: siteName.trim(),
    description: answers.description.trim(),
    customerName: answers.customerName.trim(),
    customerPhone: normalizePhone(answers.customerPhone),
    customerEmail: answers.customerEmail.trim(),
    regno: tidyPlate(answers.regno),
    milage: readMileage(answers.milage) ?? 0,
    date: answers.date.trim(),
    services: selectServices(answers.typeCar, answers.services),
    gdpr: answers.gdpr,
    newsletter: answers.newsletter,
    typeCar: answers.typeCar,
    other: '',
  };
}
