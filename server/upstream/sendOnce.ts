import type { Logger } from '../../shared/kit/Logger.ts';
import type { BookingRequestLedger, Outcome } from '../storage/bookingRequestLedger.ts';

/** Nothing was booked, and the same may be sent again. */
export class NothingSentError extends Error {
  override readonly name = 'NothingSentError';
}

interface SendOnceOptions<Request, Done extends object> {
  ledger: BookingRequestLedger<Done>;
  /** Sends once. Rejects with NothingSentError. */
  send: (request: Request, key: string) => Promise<Outcome<Done>>;
  /** What, where and when is asked for; free of personal data. */
  askedOf: (request: Request) => string;
  /** What is kept of it while its outcome is not known. */
  detailsOf?: (request: Request) => string;
  /** The booking system knows the keys itself: what has an unknown outcome can be sent again. */
  honoursKeys: boolean;
  logger: Logger;
}

/**
 * Sends a booking once for a key, in however many processes and however often it is asked: the first outcome is given
 * again, and a booking whose answer was lost is sent again only where the booking system knows it by its key. 'other'
 * when something else was sent with the key.
 */
export function sendOnce<Request, Done extends object>(
  options: SendOnceOptions<Request, Done>,
): (request: Request, key: string) => Promise<Outcome<Done> | 'other'> {
  const { ledger, send, askedOf, detailsOf = () => '', honoursKeys, logger } = options;
  const underWay = new Map<string, Promise<Outcome<Done> | 'other'>>();

  /** `isFirst` is false after an attempt that may have booked: nothing that fails now makes that undone. */
  const sendNow = async (request: Request, key: string, isFirst: boolean): Promise<Outcome<Done>> => {
    let outcome: Outcome<Done>;
    try {
      outcome = await send(request, key);
    } catch (error) {
      if (isFirst) {
        await ledger.forget(key);
        throw error;
      }
      outcome = { state: 'unknown' };
    }
    logger.info('booking.sent', { outcome: outcome.state });
    try {
      await ledger.settle(key, outcome);
    } catch (error) {
      // the outcome is known here and now; whoever asks again will hear that it is not
      logger.error('booking.outcomeNotKept', {
        state: outcome.state,
        reason: error instanceof Error ? error.name : '',
      });
    }
    return outcome;
  };

  const outcomeOf = async (request: Request, key: string): Promise<Outcome<Done> | 'other'> => {
    const known = await ledger.begin(key, askedOf(request), detailsOf(request));
    if (known === null) return sendNow(request, key, true);
    if (known === 'other' || known.state !== 'unknown') return known;
    if (!honoursKeys || !(await ledger.beginAgain(key))) return known;
    return sendNow(request, key, false);
  };

  return (request, key) => {
    const name = key + askedOf(request);
    const shared = underWay.get(name) ?? outcomeOf(request, key).finally(() => underWay.delete(name));
    underWay.set(name, shared);
    return shared;
  };
}
