import type { ServiceRequestAnswers } from '../../../shared/forms/rules/serviceRequestRules.ts';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/rules/dayFirstDate.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { serviceTexts } from './serviceTexts.ts';
import type { Faults } from '../Faults.ts';

/** Values of the form; the date is the typed text, "26.11.2026". */
export interface ServiceFields extends ServiceRequestAnswers {
  /** Honeypot field, hidden from people; a value was written by a bot. */
  homepage: string;
}

/** Value of the hidden form name field, and of the address's parameter after sending. */
export const serviceFormName = 'service';

/** Id of the element with the form, or with the confirmation that replaces it. */
export const servicePlaceId = 'service-form';

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
  'other',
  'gdpr',
] as const;

export type ServiceField = (typeof serviceFieldOrder)[number];
export type ServiceFaults = Faults<ServiceField>;

export const serviceLabels: Record<ServiceField, TextKey<typeof serviceTexts>> = {
  siteEmail: 'orderDealer',
  services: 'orderServices',
  description: 'orderDescription',
  customerName: 'orderName',
  customerPhone: 'orderPhone',
  customerEmail: 'orderEmail',
  regno: 'orderPlate',
  milage: 'orderMileage',
  date: 'orderDate',
  other: 'orderOther',
  gdpr: 'orderConsentField',
};

export function serviceFieldId(field: ServiceField): string {
  return `order-${field}`;
}

/** Values of the radio buttons for the kind of vehicle. */
export const vehicleKinds = { car: 'car', motorcycle: 'motorcycle' } as const;

/** Reads the fields from a form's names and values; `services` are all values of that name. */
export function readServiceFields(
  answers: Readonly<Record<string, string>>,
  services: readonly string[],
): ServiceFields {
  const text = (name: string): string => answers[name] ?? '';
  const typeCar = text('typeCar') !== vehicleKinds.motorcycle;
  const date = text('date');
  return {
    typeCar,
    siteEmail: text('siteEmail'),
    services: [...services],
    description: text('description'),
    customerName: text('customerName'),
    customerPhone: text('customerPhone'),
    customerEmail: text('customerEmail'),
    regno: text('regno'),
    milage: text('milage'),
    date: dayFirstDate(date) || date,
    other: text('other'),
    gdpr: Boolean(answers['gdpr']),
    newsletter: Boolean(answers['newsletter']),
    homepage: text('homepage'),
  };
}

/** Values to validate: a valid typed date becomes an ISO date. */
export function serviceAnswers({ homepage: _homepage, ...fields }: ServiceFields): ServiceRequestAnswers {
  return { ...fields, date: readDayFirstDate(fields.date) ?? fields.date };
}
