import type { ServiceRequestAnswers } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { selectServices } from '../../../shared/forms/serviceTypes.ts';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';

/** Values of the radio buttons for the kind of vehicle. */
export const vehicleKinds = { car: 'car', motorcycle: 'motorcycle' } as const;

/** Values of the form; the date is the typed text, "26.11.2026". */
export interface ServiceFields extends Omit<ServiceRequestAnswers, 'typeCar'> {
  typeCar: keyof typeof vehicleKinds;
  /** Honeypot field, hidden from people; a value was written by a bot. */
  homepage: string;
}

/** Value of the hidden form name field, and of the address's parameter after sending. */
export const serviceFormName = 'service';

/** Fields that can have faults, in page order. */
export const serviceFieldOrder = [
  'siteEmail',
  'services',
  'description',
  'customerName',
  'customerPhone',
  'customerEmail',
  'regno',
  'milage',
  'date',
  'gdpr',
] as const;

export type ServiceField = (typeof serviceFieldOrder)[number];
/** Reads the fields from a form's names and values; `services` are all values of that name. */
export function readServiceFields(
  answers: Readonly<Record<string, string>>,
  services: readonly string[],
): ServiceFields {
  const text = (name: string): string => answers[name] ?? '';
  const typeCar = text('typeCar') === vehicleKinds.motorcycle ? vehicleKinds.motorcycle : vehicleKinds.car;
  const date = text('date');
  return {
    typeCar,
    siteEmail: text('siteEmail'),
    // the page has both lists of services: drops ticks in the other kind's list
    services: selectServices(typeCar === vehicleKinds.car, services),
    description: text('description'),
    customerName: text('customerName'),
    customerPhone: text('customerPhone'),
    customerEmail: text('customerEmail'),
    regno: text('regno'),
    milage: text('milage'),
    date: dayFirstDate(date) || date,
    gdpr: Boolean(answers['gdpr']),
    newsletter: Boolean(answers['newsletter']),
    homepage: text('homepage'),
  };
}

/** Values to validate: a valid typed date becomes an ISO date. */
export function serviceAnswers({ homepage: _homepage, typeCar, ...fields }: ServiceFields): ServiceRequestAnswers {
  return {
    ...fields,
    typeCar: typeCar === vehicleKinds.car,
    date: readDayFirstDate(fields.date) ?? fields.date,
  };
}
