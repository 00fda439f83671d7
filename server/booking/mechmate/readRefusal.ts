import type { BookingErrorCode, BookingFailure } from '../../../shared/booking/BookingError.ts';
import { readWireCode } from '../../../shared/booking/wireCode.ts';
import { cleanLine } from '../../../shared/forms/cleanText.ts';
import { refusalSchema } from './answerSchemas.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Codes of the booking system's contract; any other is a failure of it. */
const documentedCodes: readonly BookingErrorCode[] = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'TimeslotNotAvailable',
];

/** Returns the documented failure of an error response; null for a response of another form. */
export function readRefusal(body: unknown): BookingFailure | null {
  const checked = refusalSchema.validate(body, { convert: false });
  return checked.error ? null : documentedFailure(readWireCode(checked.value.errors['Error Result'][0]));
}

/** Returns a failure that the booking system may report; any other is its ServerError. */
export function documentedFailure(failure: BookingFailure): BookingFailure {
  return documentedCodes.includes(failure.code) ? failure : { code: 'ServerError' };
}

/** True when the response refuses the visitor's request and is no failure of the booking system. */
export function isRefusal(body: unknown): boolean {
  const failure = readRefusal(body);
  return failure !== null && failure.code !== 'ServerError';
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
  return line.length > maxCharacters ? `${cutText(line, maxCharacters - 1).trimEnd()}…` : line;
}
