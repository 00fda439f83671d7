import type { ServiceRequestAnswers } from '../../../shared/forms/serviceRequestRules.ts';
import { dayFirstDate, readDayFirstDate } from '../../../shared/forms/dayFirstDate.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { Faults } from '../useLeadForm.ts';

/** The form as it is filled in: its date is what was typed, "26.11.2026". */
export interface ServiceFields extends ServiceRequestAnswers {
  /** People do not see this field; what is in it was written by a machine. */
  homepage: string;
}

/** The name in the page's form field and in its address, once it was sent. */
export const serviceFormName = 'service';

/** The element that holds the form, or in its place the message that it was sent. */
export const servicePlaceId = 'service-form';

/** Those of which something can be wrong, in the order of the page. */
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

export const serviceLabels: Record<ServiceField, TextKey> = {
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

/** What the radio buttons of the kind of vehicle are sent as. */
export const vehicleKinds = { car: 'car', motorcycle: 'motorcycle' } as const;

/** Reads the fields from the names and values that a form is sent with; `services` are all values of that name. */
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

/** The answers that the rules judge: the typed date as one of the calendar where it is one. */
export function serviceAnswers({ homepage: _homepage, ...fields }: ServiceFields): ServiceRequestAnswers {
  return { ...fields, date: readDayFirstDate(fields.date) ?? fields.date };
}
