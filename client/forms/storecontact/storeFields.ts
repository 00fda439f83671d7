import { contactTopics } from '../../../shared/forms/rules/ContactTopic.ts';
import type { ContactTopic } from '../../../shared/forms/rules/ContactTopic.ts';
import type { StoreContactAnswers } from '../../../shared/forms/rules/storeContactRules.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { listField, textField } from '../../framework/fields.ts';

/** Values of the form. */
export interface StoreFields extends StoreContactAnswers {
  /** Honeypot field, hidden from people; a value was written by a bot. */
  homepage: string;
}

/** Value of the hidden form name field, and of the address's parameter after sending. */
export const storeFormName = 'store-contact';

/** Fields that can have faults, in page order. */
export const storeFieldOrder = ['siteEmail', 'topic', 'name', 'phone', 'email', 'message'] as const;

export type StoreField = (typeof storeFieldOrder)[number];
/** Reads the fields from a form's names and values. */
export function readStoreFields(answers: Readonly<Record<string, string>>): StoreFields {
  const text = (name: keyof StoreFields): string => answers[name] ?? '';
  return {
    siteEmail: text('siteEmail'),
    topic: text('topic'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    homepage: text('homepage'),
  };
}

/** Topics that editors chose for a section; all of them by default. */
export function readTopics(fields: Fields): readonly ContactTopic[] {
  const chosen = listField(fields, 'Topics').map((entry) => textField(entry, 'Topic'));
  const known = contactTopics.filter((topic) => chosen.includes(topic));
  return known.length > 0 ? known : contactTopics;
}
