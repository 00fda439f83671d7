import type { PhonePlan } from '../../kit/text/nationalPhone.ts';
import { trimInvisible } from '../cleanText.ts';
import { fieldLimits } from './fieldLimits.ts';
import { normalizePhone } from './phoneNumber.ts';

/** Fault of a field: empty, malformed, too short or too long. */
export type FieldFault = 'missing' | 'invalid' | 'tooShort' | 'tooLong';

/** Digits after the + of an international number (ITU-T E.164). */
const maxInternationalDigits = 15;

/**
 * Validates a phone number: without separators, an optional + and 6 to 20 digits.
 * Numbers of the site's country have as many digits as its plan allows. Others begin with + or 00 and a country code.
 * @param plan of the site's country
 * @param limits allowed number of digits, if different
 */
export function phoneFault(
  phone: string,
  plan: PhonePlan,
  limits: { min: number; max: number } = fieldLimits.phone,
): FieldFault | null {
  const characters = normalizePhone(phone);
  if (characters === '') return 'missing';
  if (!/^\+?\d*$/.test(characters)) return 'invalid';
  const digits = characters.replace('+', '').length;
  if (digits < limits.min) return 'tooShort';
  return digits > limits.max ? 'tooLong' : planFault(characters, plan);
}

function planFault(characters: string, { code, trunk, digits }: PhonePlan): FieldFault | null {
  const number = characters.replace(/^(\+|00)/, '');
  const isInternational = number !== characters;
  if (isInternational && !number.startsWith(code)) return number.length > maxInternationalDigits ? 'tooLong' : null;
  // some write the country code without +
  const prefixes = (isInternational ? [code] : [code, trunk]).filter((prefix) => number.startsWith(prefix));
  const lengths = (prefixes.length > 0 ? prefixes : ['']).map((prefix) => number.length - prefix.length);
  if (!digits || lengths.some((length) => digits.includes(length))) return null;
  return Math.min(...lengths) > Math.max(...digits) ? 'tooLong' : 'tooShort';
}

/**
 * Validates a mail address: one @, no spaces or invisible characters, a domain of two parts or more.
 * The last part has two letters or more.
 */
export function emailFault(email: string): FieldFault | null {
  const trimmed = trimInvisible(email);
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

/** The visitor's input for an enquiry about a car. */
export interface ContactAnswers {
  name: string;
  phone: string;
  email: string;
  message: string;
  /** The chosen dealership; "" if none is chosen or required. */
  siteName: string;
}

/** Returns the invalid fields with their faults. `asksSite`: the car is a sample, whose dealership must be chosen. */
export function contactFaults(
  answers: ContactAnswers,
  asksSite: boolean,
  plan: PhonePlan,
): Partial<Record<keyof ContactAnswers, FieldFault>> {
  const faults: Record<keyof ContactAnswers, FieldFault | null> = {
    name: nameFault(answers.name),
    phone: phoneFault(answers.phone, plan),
    email: emailFault(answers.email),
    message: answers.message.trim().length > fieldLimits.enquiry ? 'tooLong' : null,
    siteName: asksSite && answers.siteName.trim() === '' ? 'missing' : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}
