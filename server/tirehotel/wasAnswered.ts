import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { UpstreamAnswerError, UpstreamStatusError } from '../upstream/upstreamErrors.ts';

/** Said by who stands before a system, or by one that has not looked at what was asked. */
const notLookedAt = [429, 502, 503, 504];

/**
 * Whether a tire system that failed to let a code in may have compared it: it has answered, in whatever way. One that
 * says no by a bare 500 or by an answer of another shape is to be guessed at as little as one that says "wrong".
 */
export function wasAnswered(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return !notLookedAt.includes(error.status);
  if (error instanceof UpstreamAnswerError) return true;
  if (!(error instanceof TireHotelError)) return false;
  if (error.code !== 'ServerError' && error.code !== 'TooMany') return true;
  return wasAnswered(error.cause);
}
