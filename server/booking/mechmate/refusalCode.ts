import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { refusalSchema } from './answerSchemas.ts';

const plain = ['InvalidReg', 'VehicleNotFound', 'TimeslotNotAvailable', 'ServerError'];

/** The documented code of an answer with an error status, "ServerError" for one that is not documented; null for any other answer. */
export function refusalCode(body: unknown): string | null {
  const checked = refusalSchema.validate(body, { convert: false });
  return checked.error ? null : documentedCode(checked.value.errors['Error Result'][0]);
}

/** What may be passed on of a code. */
export function documentedCode(code: string): string {
  const [name = '', brand = ''] = code.split(/,(.*)/s);
  if (name === 'BrandNotSupported') return `${name},${brand.trim()}`;
  return plain.includes(code) ? code : 'ServerError';
}

/** Whether the answer says no to the visitor, and nothing of the state of the booking system. */
export function isRefusal(body: unknown): boolean {
  const code = refusalCode(body);
  return code !== null && code !== 'ServerError';
}

/** Whether the answer says in the documented way that the booking system itself has failed. */
export function saysServerError(body: unknown): boolean {
  const checked = refusalSchema.validate(body, { convert: false });
  return !checked.error && checked.value.errors['Error Result'][0] === 'ServerError';
}

const mostWords = 200;

/** `message` of an answer that refuses in words, as one line of 200 characters at most; "" without one. */
export function refusalWords(body: unknown): string {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown };
  if (typeof message !== 'string') return '';
  const line = cleanLine(message);
  return line.length > mostWords ? `${line.slice(0, mostWords - 1).trimEnd()}…` : line;
}
