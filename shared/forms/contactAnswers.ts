import type { ContactAnswers } from './contactRules.ts';

/** The fields of the enquiry about a car as its form has them. */
export interface ContactFields extends ContactAnswers {
  quote: boolean;
  testDrive: boolean;
  /** The chosen way to pay goes along; false when the visitor took it away. */
  financing: boolean;
  /** People do not see this field; what is in it was written by a machine. */
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

/** Reads the fields from the names and values that a form is sent with: of ticked boxes alone there is a value. */
export function readContactFields(answers: Readonly<Record<string, string>>): ContactFields {
  const { name = '', phone = '', email = '', message = '', siteName = '', homepage = '' } = answers;
  return {
    ...{ name, phone, email, message, siteName, homepage },
    quote: Boolean(answers['quote']),
    testDrive: Boolean(answers['testDrive']),
    financing: Boolean(answers['financing']),
  };
}
