import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { readRefusal } from './readRefusal.ts';

/** Longest delay in seconds that a client is told, whatever the booking system requests. */
const maxRetryAfterSeconds = 60;

/**
 * Failure that the booking system states for a call; null for its own failure or one of the connection.
 * A refusal of this server itself (401, 403, 404) is logged: its key or address is wrong.
 */
export function refusalOf(error: unknown, logger: Logger): BookingFailure | null {
  if (!(error instanceof UpstreamStatusError)) return null;
  if (error.status === 429) return tooManyRequests(error);
  const refusal = readRefusal(error.body);
  if (refusal === null && [401, 403, 404].includes(error.status)) {
    const remedy = error.status === 404 ? 'Check MECHMATE_ENDPOINT.' : 'Check MECHMATE_API_KEY and its header.';
    logger.error('booking.accessRefused', { status: error.status, remedy });
  }
  return refusal;
}

/** The booking system limits its calls: this one may be sent again later. */
export function tooManyRequests({ retryAfterMs }: UpstreamStatusError): BookingFailure {
  const seconds = Math.min(Math.ceil((retryAfterMs ?? 0) / 1000), maxRetryAfterSeconds);
  return { code: 'TooManyRequests', ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) };
}
