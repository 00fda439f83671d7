import type Joi from 'joi';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

interface KeepOptions {
  /** Kind of entries, for the log. */
  kind: 'category' | 'offering' | 'price' | 'day' | 'slot';
  logger: Logger;
}

/**
 * Validates the entries of a list one by one, and leaves out and logs the invalid ones.
 * The log names the invalid fields, never their values.
 */
export function keepValid<T>(entries: readonly unknown[], schema: Joi.Schema<T>, options: KeepOptions): T[] {
  const valid: T[] = [];
  const fields = new Set<string>();
  for (const entry of entries) {
    const checked = schema.required().validate(entry);
    if (checked.error) fields.add(checked.error.details[0]?.path.join('.') ?? '');
    else valid.push(checked.value);
  }
  logLeftOut(options, entries.length - valid.length, [...fields].join(', '));
  return valid;
}

/**
 * Like keepValid, for a list that is wrong as a whole if none of its entries is valid.
 * @throws BookingError ServerError if there are entries and none is valid
 */
export function keepSome<T>(entries: readonly unknown[], schema: Joi.Schema<T>, options: KeepOptions): T[] {
  const valid = keepValid(entries, schema, options);
  if (entries.length > 0 && valid.length === 0) throw new BookingError('ServerError');
  return valid;
}

/** Leaves out and logs all but the first entry of each code: two would be selected as one. */
export function keepFirst<T>(entries: readonly T[], codeOf: (entry: T) => string, options: KeepOptions): T[] {
  const seen = new Set<string>();
  const first = entries.filter((entry) => !seen.has(codeOf(entry)) && seen.add(codeOf(entry)));
  logLeftOut(options, entries.length - first.length, 'code used twice');
  return first;
}

function logLeftOut({ kind, logger }: KeepOptions, count: number, fields: string): void {
  if (count > 0) logger.warn('booking.entriesLeftOut', { kind, count, fields });
}
