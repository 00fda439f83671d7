import type { SellCarAnswers } from '../../../shared/forms/rules/sellCarRules.ts';

/** Values of the form, without its photos. */
export interface SellFields extends SellCarAnswers {
  /** Honeypot field, hidden from people; a value was written by a bot. */
  homepage: string;
}

/** Fields that can have faults, in page order. */
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
/** Reads the fields from a form's names and values. */
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
