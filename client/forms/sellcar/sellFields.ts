import type { SellCarAnswers } from '../../../shared/forms/sellCarRules.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { Faults } from '../useLeadForm.ts';

/** The form as it is filled in, without its photos. */
export interface SellFields extends SellCarAnswers {
  /** People do not see this field; what is in it was written by a machine. */
  homepage: string;
}

/** The name in the page's form field and in its address, once it was sent. */
export const sellFormName = 'sell-car';

/** The element that holds the form, or in its place the message that it was sent: where the server sends browsers. */
export const sellPlaceId = 'sell-car-form';

/** Those of which something can be wrong, in the order of the page. */
export const sellFieldOrder = [
  'selected',
  'regno',
  'milage',
  'customerName',
  'customerPhone',
  'customerEmail',
  'other',
  'photos',
] as const;

export type SellField = (typeof sellFieldOrder)[number];
export type SellFaults = Faults<SellField>;

export const sellLabels: Record<SellField, TextKey> = {
  selected: 'sellChoice',
  regno: 'sellPlate',
  milage: 'sellMileage',
  customerName: 'yourName',
  customerPhone: 'yourPhone',
  customerEmail: 'yourEmail',
  other: 'enquiryMessage',
  photos: 'sellPhotos',
};

export function sellFieldId(field: SellField): string {
  return `sell-${field}`;
}

/** Reads the fields from the names and values that a form is sent with. */
export function readSellFields(answers: Readonly<Record<string, string>>): SellFields {
  const text = (name: keyof SellFields): string => answers[name] ?? '';
  return {
    selected: text('selected'),
    regno: text('regno'),
    milage: text('milage'),
    customerName: text('customerName'),
    customerPhone: text('customerPhone'),
    customerEmail: text('customerEmail'),
    other: text('other'),
    homepage: text('homepage'),
  };
}
