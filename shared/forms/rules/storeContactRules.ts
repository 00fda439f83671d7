import type { PhonePlan } from '../../kit/text/nationalPhone.ts';
import { emailFault, nameFault, phoneFault } from './contactRules.ts';
import type { FieldFault } from './contactRules.ts';
import { fieldLimits } from './fieldLimits.ts';
import { normalizePhone } from './phoneNumber.ts';
import type { StoreContactValues } from '../LeadTypes.ts';
import { contactTopics } from './ContactTopic.ts';
import type { ContactTopic } from './ContactTopic.ts';

/** Typed values of the contact form, by field name. */
export interface StoreContactAnswers {
  /** Mail address of the chosen store or department; "" when none is chosen. */
  siteEmail: string;
  /** One of contactTopics; "" when none is chosen. */
  topic: string;
  name: string;
  /** Optional. */
  phone: string;
  email: string;
  message: string;
}

export type StoreContactFaults = Partial<Record<keyof StoreContactAnswers, FieldFault>>;

/** Returns the invalid fields with their faults, in form order. */
export function storeContactFaults(answers: StoreContactAnswers, plan: PhonePlan): StoreContactFaults {
  const { topic, phone } = answers;
  const message = answers.message.trim();
  const faults: Record<keyof StoreContactAnswers, FieldFault | null> = {
    siteEmail: emailFault(answers.siteEmail),
    topic: isTopic(topic) ? null : topic === '' ? 'missing' : 'invalid',
    name: nameFault(answers.name),
    phone: phone.trim() === '' ? null : phoneFault(phone, plan),
    email: emailFault(answers.email),
    message: message === '' ? 'missing' : message.length > fieldLimits.enquiry ? 'tooLong' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/**
 * Converts valid answers to the submitted values.
 * @param siteName name of the chosen store or department
 * @throws TypeError for an unknown topic
 */
export function storeContactValues(answers: StoreContactAnswers, siteName: string): StoreContactValues {
  const { topic } = answers;
  if (!isTopic(topic)) throw new TypeError('The topic is unknown.');
  return {
    siteEmail: answers.siteEmail.trim(),
    siteName: siteName.trim(),
    topic,
    name: answers.name.trim(),
    phone: normalizePhone(answers.phone),
    email: answers.email.trim(),
    message: answers.message.trim(),
  };
}

function isTopic(topic: string): topic is ContactTopic {
  return contactTopics.some((known) => known === topic);
}
