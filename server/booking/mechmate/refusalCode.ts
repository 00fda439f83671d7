import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { refusalSchema } from './answerSchemas.ts';

const plain = ['InvalidReg', 'VehicleNotFound', 'TimeslotNotAvailable', 'ServerError'];

/**
 * Returns the documented code of an error response; null for a response of another form.
 * A code that is not documented becomes "ServerError".
 */
export function refusalCode(body: unknown): string | null {
  const checked = refusalSchema.validate(body, { convert: false });
  return checked.error ? null : documentedCode(checked.value.errors['Error Result'][0]);
}

/** Returns the part of a code that may be passed on. */
export function documentedCode(code: string): string {
  const [name = '', brand = ''] = code.split(/,(.*)/s);
  if (name === 'BrandNotSupported') return `${name},${brand.trim()}`;
  return plain.includes(code) ? code : 'ServerError';
}

/** True when the response refuses the visitor's request and is no failure of the booking system. */
export function isRefusal(body: unknown): boolean {
  const code = refusalCode(body);
  return code !== null && code !== 'ServerError';
}

/** True when the response reports, in the documented form, that the booking system itself has failed. */
export function saysServerError(body: unknown): boolean {
  const checked = refusalSchema.validate(body, { convert: false });
  return !checked.error && checked.value.errors['Error Result'][0] === 'ServerError';
}

const maxCharacters = 200;

/** Returns `message` of a refusal as one line of at most 200 characters; "" without one. */
export function refusalWords(body: unknown): string {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown };
  if (typeof message !== 'string') return '';
  const line = cleanLine(message);
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters - 1).trimEnd()}…` : line;
}
