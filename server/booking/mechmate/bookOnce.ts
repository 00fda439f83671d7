import { askedOf } from '../../../shared/booking/askedOf.ts';
import { BookingError } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest, BookingResponse } from '../../../shared/booking/BookingTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { BookingRequestLedger, Outcome } from './bookingRequestLedger.ts';

/** Nothing was booked, and the same may be sent again. */
export class NothingSentError extends Error {
  override readonly name = 'NothingSentError';
}

interface BookOnceOptions {
  ledger: BookingRequestLedger;
  /** Sends once. Rejects with NothingSentError. */
  send: (request: BookingRequest, key: string) => Promise<Outcome>;
  /** The booking system knows the keys itself: what has an unknown outcome can be sent again. */
  honoursKeys: boolean;
  logger: Logger;
}

/**
 * Books once for a key, in however many processes and however often it is asked: the first answer is given again, and
 * a booking whose answer was lost is sent again only where the booking system knows it by its key.
 */
export function bookOnce(options: BookOnceOptions): (request: BookingRequest, key: string) => Promise<BookingResponse> {
  const { ledger, send, honoursKeys, logger } = options;
  const underWay = new Map<string, Promise<Outcome>>();

  /** `isFirst` is false after an attempt that may have booked: nothing that fails now makes that undone. */
  const sendNow = async (request: BookingRequest, key: string, isFirst: boolean): Promise<Outcome> => {
    let outcome: Outcome;
    try {
      outcome = await send(request, key);
    } catch (error) {
      if (isFirst) {
        await ledger.forget(key);
        throw error;
      }
      outcome = { state: 'unknown' };
    }
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

  const outcomeOf = async (request: BookingRequest, key: string): Promise<Outcome> => {
    const known = await ledger.begin(key, askedOf(request));
    if (known === null) return sendNow(request, key, true);
    if (known === 'other') throw otherBooking();
    if (known.state !== 'unknown' || !honoursKeys || !(await ledger.beginAgain(key))) return known;
    return sendNow(request, key, false);
  };

  return async (request, key) => {
    const name = key + askedOf(request);
    const shared = underWay.get(name) ?? outcomeOf(request, key).finally(() => underWay.delete(name));
    underWay.set(name, shared);
    let outcome: Outcome;
    try {
      outcome = await shared;
    } catch (error) {
      throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
    }
    if (outcome.state === 'unknown') throw new BookingError('OutcomeUnknown');
    if (outcome.state === 'refused') throw new BookingError(outcome.code);
    const { id, kobraProductIds } = outcome;
    return { id, registrationNumber: request.registrationNumber, kobraProductIds };
  };
}

/** The first answer would confirm what was never booked. */
function otherBooking(): BookingError {
  const detail = 'The Idempotency-Key has been sent with something else already; take a new key for another booking.';
  return new BookingError('InvalidRequest', { detail });
}
