import { NothingSentError } from '../../upstream/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { wasNotSent } from '../../upstream/wasNotSent.ts';
import type { BookingOutcome } from './bookOnce.ts';
import { refusalCode, refusalWords, saysServerError } from './refusalCode.ts';

/** Says that a request came too late or not whole: by then it may have gone on. */
const requestTimeout = 408;

/**
 * What a booking that was answered with an error, or not at all, has come to. The booking system's own ServerError does
 * not say that nothing was stored.
 * @throws NothingSentError when it is certain that nothing is booked
 */
export function outcomeOfFailure(error: unknown): BookingOutcome {
  if (wasNotSent(error)) throw new NothingSentError('Not sent.', { cause: error });
  if (!(error instanceof UpstreamStatusError)) return { state: 'unknown' };
  const code = refusalCode(error.body);
  if (code !== null && code !== 'ServerError') return { state: 'refused', code };
  const isDoorClosed = error.status < 500 && error.status !== requestTimeout && !saysServerError(error.body);
  if (!isDoorClosed) return { state: 'unknown' };
  const words = refusalWords(error.body);
  if (words !== '') return { state: 'refused', code: 'Refused', words };
  throw new NothingSentError('Not booked.', { cause: error });
}
