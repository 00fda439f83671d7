import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { faultCode } from '../../storage/databaseFaults.ts';

/** Runs work of the engine; an unexpected failure (the database) is logged and becomes a ServerError. */
export async function asBookingErrors<T>(logger: Logger, doing: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toBookingError(logger, doing, error);
  }
}

/** Returns a BookingError as it is; logs any other error and returns one with `failure`. */
export function toBookingError(
  logger: Logger,
  doing: string,
  error: unknown,
  failure: BookingFailure = { code: 'ServerError' },
): BookingError {
  if (error instanceof BookingError) return error;
  const reason = faultCode(error) || (error instanceof Error ? error.name : typeof error);
  logger.error('booking.engineFailed', { doing, code: failure.code, reason });
  return new BookingError(failure, { cause: error });
}
