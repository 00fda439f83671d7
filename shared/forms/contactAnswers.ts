import type { ContactAnswers } from './rules/contactRules.ts';

/** Form fields of the enquiry about a car. */
export interface ContactFields extends ContactAnswers {
  quote: boolean;
  testDrive: boolean;
  /** Include the chosen financing; false if the visitor removed it. */
  financing: boolean;
  /** Honeypot field, invisible to people: only bots fill it. */
  homepage: string;
}

export const emptyContactFields: ContactFields = {
  name: '',
  phone: '',
  email: '',
  message: '',
  siteName: '',
  quote: false,
  testDrive: false,
  financing: true,
  homepage: '',
};

/** Reads the fields from submitted names and values; unticked boxes have no value. */
export function readContactFields(answers: Readonly<Record<string, string>>): ContactFields {
  const { name = '', phone = '', email = '', message = '', siteName = '', homepage = '' } = answers;
  return {
    ...{ name, phone, email, message, siteName, homepage },
    quote: Boolean(answers['quote']),
    testDrive: Boolean(answers['testDrive']),
    financing: Boolean(answers['financing']),
  };
}
