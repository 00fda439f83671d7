import { fieldLimits } from './fieldLimits.ts';

/** What is wrong with a field: it is empty, has another form, or is too long. */
export type FieldFault = 'missing' | 'invalid' | 'tooLong';

/** A telephone number: an optional + and 6 to 20 digits or spaces, at least one of them a digit. */
export function phoneFault(phone: string): FieldFault | null {
  const trimmed = phone.trim();
  if (trimmed === '') return 'missing';
  const { min, max } = fieldLimits.phone;
  return new RegExp(`^\\+?[\\d ]{${String(min)},${String(max)}}$`).test(trimmed) && /\d/.test(trimmed)
    ? null
    : 'invalid';
}

/** A mail address: one @, no spaces or unseen signs, a domain of two parts or more whose last has two letters or more. */
export function emailFault(email: string): FieldFault | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > fieldLimits.email) return 'tooLong';
  return /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"\\[\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}$/u.test(trimmed)
    ? null
    : 'invalid';
}

export function nameFault(name: string): FieldFault | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  return trimmed.length > fieldLimits.name ? 'tooLong' : null;
}

/** What a visitor types into the enquiry about a car. */
export interface ContactAnswers {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The chosen dealership; "" when none is chosen or none is asked for. */
  siteName: string;
}

/** The fields that are wrong, each with its fault. `asksSite`: the car is a sample, whose dealership must be chosen. */
export function contactFaults(
  answers: ContactAnswers,
  asksSite: boolean,
): Partial<Record<keyof ContactAnswers, FieldFault>> {
  const faults: Record<keyof ContactAnswers, FieldFault | null> = {
    name: nameFault(answers.name),
    phone: phoneFault(answers.phone),
    email: emailFault(answers.email),
    message: answers.message.trim().length > fieldLimits.enquiry ? 'tooLong' : null,
    siteName: asksSite && answers.siteName.trim() === '' ? 'missing' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}
