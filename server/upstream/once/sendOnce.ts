import type { Logger } from '../../../shared/kit/Logger.ts';
import { createSingleFlight } from '../../kit/createSingleFlight.ts';
import type { BookingRequestLedger, Outcome } from './bookingRequestLedger.ts';

/** Nothing was booked, and the same request may be sent again. */
export class NothingSentError extends Error {
  override readonly name = 'NothingSentError';
}

interface SendOnceOptions<Request, Done extends object> {
  ledger: BookingRequestLedger<Done>;
  /** Sends once. Rejects with NothingSentError. */
  send: (request: Request, key: string) => Promise<Outcome<Done>>;
  /** Returns the requested services, place and time; without personal data. */
  askedOf: (request: Request) => string;
  /** Returns the details stored while its outcome is unknown. */
  detailsOf?: (request: Request) => string;
  /** The booking system deduplicates by key: a request with an unknown outcome can be sent again. */
  honoursKeys: boolean;
  logger: Logger;
}

/**
 * Sends a booking once per key, across processes and repeated calls.
 * Later calls get the first outcome. A booking whose response was lost is sent again only if the booking system
 * recognises its key. 'other' when another request was sent with the key.
 */
export function sendOnce<Request, Done extends object>(
  options: SendOnceOptions<Request, Done>,
): (request: Request, key: string) => Promise<Outcome<Done> | 'other'> {
  const { ledger, send, askedOf, detailsOf = () => '', honoursKeys, logger } = options;
  const findOnce = createSingleFlight<Outcome<Done> | 'other'>();

  /** `isFirst` is false after an attempt that may have booked: a later failure does not undo it. */
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
      // the outcome is known to this caller; later callers will get "unknown"
      logger.error('booking.outcomeNotStored', {
        state: outcome.state,
        reason: error instanceof Error ? error.name : '',
      });
    }
    return outcome;
  };

  const findOutcome = async (request: Request, key: string): Promise<Outcome<Done> | 'other'> => {
    const known = await ledger.begin(key, askedOf(request), detailsOf(request));
    if (known === null) return sendNow(request, key, true);
    if (known === 'other' || known.state !== 'unknown') return known;
    if (!honoursKeys || !(await ledger.beginAgain(key))) return known;
    return sendNow(request, key, false);
  };

  return (request, key) => findOnce(key + askedOf(request), () => findOutcome(request, key));
}
