import { BookingError } from '../../../shared/booking/BookingGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { faultCode } from '../../storage/databaseFaults.ts';

/** Runs work of the engine; what fails for another reason than the request (the database) is a logged ServerError. */
export async function asBookingErrors<T>(logger: Logger, doing: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw bookingErrorOf(logger, doing, error);
  }
}

/** The error itself when it is a BookingError, else one of `code` in its place; logged. */
export function bookingErrorOf(
  logger: Logger,
  doing: string,
  error: unknown,
  { code = 'ServerError', nothingBooked = false }: { code?: string; nothingBooked?: boolean } = {},
): BookingError {
  if (error instanceof BookingError) return error;
  const reason = faultCode(error) || (error instanceof Error ? error.name : typeof error);
  logger.error('booking.engineFailed', { doing, code, reason });
  return new BookingError(code, { cause: error, nothingBooked });
}
