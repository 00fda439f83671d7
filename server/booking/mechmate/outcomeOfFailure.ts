import { toWireCode } from '../../../shared/booking/wireCode.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { NothingSentError } from '../../upstream/once/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { wasNotSent } from '../../upstream/wasNotSent.ts';
import type { BookingOutcome } from './bookOnce.ts';
import { refusalWords, saysServerError } from './readRefusal.ts';
import { refusalOf } from './refusalOf.ts';

/** Status of a request that timed out or was cut off: it may have been processed nevertheless. */
const requestTimeout = 408;

/** Statuses of refusals whose texts are for the customer; others concern this server. */
const customerStatuses = [400, 409, 422];

/**
 * Derives the outcome of a booking request that failed or got no response.
 * A ServerError of the booking system does not prove that nothing was stored.
 * @throws NothingSentError when it is certain that nothing is booked
 */
export function outcomeOfFailure(error: unknown, logger: Logger): BookingOutcome {
  if (wasNotSent(error)) throw new NothingSentError('Not sent.', { cause: error });
  if (!(error instanceof UpstreamStatusError)) return { state: 'unknown' };
  if (error.status === 429) throw new NothingSentError('Not accepted now.', { cause: error });
  const failure = refusalOf(error, logger);
  if (failure && failure.code !== 'ServerError') return { state: 'refused', code: toWireCode(failure) };
  const isDoorClosed = error.status < 500 && error.status !== requestTimeout && !saysServerError(error.body);
  if (!isDoorClosed) return { state: 'unknown' };
  const words = customerStatuses.includes(error.status) ? refusalWords(error.body) : '';
  if (words !== '') return { state: 'refused', code: 'Refused', words };
  throw new NothingSentError('Not booked.', { cause: error });
}
