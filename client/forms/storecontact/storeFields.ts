import { contactTopics } from '../../../shared/forms/storeContactRules.ts';
import type { ContactTopic, StoreContactAnswers } from '../../../shared/forms/storeContactRules.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { listField, textField } from '../../content/fields.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { Faults } from '../useLeadForm.ts';

/** The form as it is filled in. */
export interface StoreFields extends StoreContactAnswers {
  /** A field that people do not see; a value was written by a machine. */
  homepage: string;
}

/** The name in the page's form field and, once it was sent, in the page's address. */
export const storeFormName = 'store-contact';

/** Id of the element with the form, or with the message that it was sent. */
export const storePlaceId = 'store-contact-form';

/** Fields that can be wrong, in the order of the page. */
export const storeFieldOrder = ['siteEmail', 'topic', 'name', 'phone', 'email', 'message'] as const;

export type StoreField = (typeof storeFieldOrder)[number];
export type StoreFaults = Faults<StoreField>;

export const storeLabels: Record<StoreField, TextKey> = {
  siteEmail: 'storeRecipient',
  topic: 'storeTopic',
  name: 'yourName',
  phone: 'yourPhone',
  email: 'yourEmail',
  message: 'enquiryMessage',
};

export function storeFieldId(field: StoreField): string {
  return `store-${field}`;
}

/** Reads the fields from the names and values that a form is sent with. */
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

/** The topics that the editors have chosen for a section, all of them when they chose none. */
export function topicsOf(fields: Fields): readonly ContactTopic[] {
  const chosen = listField(fields, 'Topics').map((entry) => textField(entry, 'Topic'));
  const known = contactTopics.filter((topic) => chosen.includes(topic));
  return known.length > 0 ? known : contactTopics;
}
