import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { UpstreamAnswerError, UpstreamStatusError } from '../upstream/upstreamErrors.ts';

/** Statuses of a gateway, or of a system that has not processed the request. */
const notLookedAt = [429, 502, 503, 504];

/**
 * True when a tire system that failed to validate a code may have compared it, because it responded.
 * A bare 500 or a malformed response must not allow more guesses than "wrong".
 */
export function wasAnswered(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return !notLookedAt.includes(error.status);
  if (error instanceof UpstreamAnswerError) return true;
  if (!(error instanceof TireHotelError)) return false;
  if (error.code !== 'ServerError' && error.code !== 'TooMany') return true;
  return wasAnswered(error.cause);
}
