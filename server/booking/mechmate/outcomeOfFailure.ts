import { NothingSentError } from '../../upstream/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { wasNotSent } from '../../upstream/wasNotSent.ts';
import type { BookingOutcome } from './bookOnce.ts';
import { refusalCode } from './refusalCode.ts';

/**
 * What a booking that was answered with an error, or not at all, has come to.
 * @throws NothingSentError when it is certain that nothing is booked
 */
export function outcomeOfFailure(error: unknown): BookingOutcome {
  if (error instanceof UpstreamStatusError) {
    const code = refusalCode(error.body);
    if (code !== null && code !== 'ServerError') return { state: 'refused', code };
    // said in the documented way, or by whoever did not let it in
    if (code !== null || error.status < 500) throw new NothingSentError('Not booked.', { cause: error });
  }
  if (wasNotSent(error)) throw new NothingSentError('Not sent.', { cause: error });
  return { state: 'unknown' };
}
