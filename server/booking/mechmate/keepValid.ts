import type Joi from 'joi';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { keepValidEntries } from '../../upstream/keepValidEntries.ts';

interface KeepOptions {
  /** Kind of entries, for the log. */
  kind: 'category' | 'offering' | 'price' | 'day' | 'slot';
  logger: Logger;
}

const event = 'booking.entriesLeftOut';

/** See keepValidEntries(). */
export function keepValid<T>(entries: readonly unknown[], schema: Joi.Schema<T>, options: KeepOptions): T[] {
  return keepValidEntries(entries, schema, { ...options, event });
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
  const { kind, logger } = options;
  const count = entries.length - first.length;
  if (count > 0) logger.warn(event, { kind, count, fields: 'code used twice' });
  return first;
}
