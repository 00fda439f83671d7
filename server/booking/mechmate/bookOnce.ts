import { BookingError } from '../../../shared/booking/BookingError.ts';
import { readWireCode } from '../../../shared/booking/wireCode.ts';
import type { BookingRequest, BookingResponse, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { BookingRequestLedger, Outcome } from '../../upstream/once/bookingRequestLedger.ts';
import { NothingSentError, sendOnce } from '../../upstream/once/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { keyReused } from '../../../shared/booking/request/keyReused.ts';
import { fingerprintWholeBooking } from './fingerprintWholeBooking.ts';
import { tooManyRequests } from './refusalOf.ts';

/** Result of a successful booking. */
export interface Booked {
  id: string;
  kobraProductIds: string[];
}

/** `code` of a refusal is that of a BookingError, as the wire spells it. */
export type BookingOutcome = Outcome<Booked>;

interface BookOnceOptions {
  ledger: BookingRequestLedger<Booked>;
  /** Sends once. Rejects with NothingSentError. */
  send: (request: BookingRequest, key: string) => Promise<BookingOutcome>;
  /** Returns the data with which the workshop looks the booking up. */
  detailsOf: (request: BookingRequest, language: Language) => string;
  /** Channels by which the confirmation of a booking is sent. */
  channelsOf: (request: BookingRequest) => MessageChannel[];
  /** The booking system deduplicates by key: a request with an unknown outcome can be sent again. */
  honoursKeys: boolean;
  logger: Logger;
}

interface Attempt {
  request: BookingRequest;
  /** The customer's language. */
  language: Language;
}

/** Books once per key; see sendOnce. */
export function bookOnce(
  options: BookOnceOptions,
): (request: BookingRequest, key: string, language: Language) => Promise<BookingResponse> {
  const send = sendOnce<Attempt, Booked>({
    ...options,
    send: ({ request }, key) => options.send(request, key),
    askedOf: ({ request }) => fingerprintWholeBooking(request),
    detailsOf: ({ request, language }) => options.detailsOf(request, language),
  });
  return async (request, key, language) => {
    let outcome: BookingOutcome | 'other';
    try {
      outcome = await send({ request, language }, key);
    } catch (error) {
      if (error instanceof BookingError) throw error;
      const nothingBooked = error instanceof NothingSentError;
      const cause = nothingBooked ? error.cause : error;
      const isBusy = nothingBooked && cause instanceof UpstreamStatusError && cause.status === 429;
      throw new BookingError(isBusy ? tooManyRequests(cause) : { code: 'ServerError', nothingBooked }, {
        cause: error,
      });
    }
    if (outcome === 'other') throw keyReused();
    if (outcome.state === 'unknown') {
      throw new BookingError({ code: 'OutcomeUnknown', onlyWorkshopTells: !options.honoursKeys });
    }
    if (outcome.state === 'refused') throw refusedBooking(outcome.code, outcome.words);
    const { id, kobraProductIds } = outcome;
    const confirmedBy = options.channelsOf(request);
    const response = { id, registrationNumber: request.registrationNumber, kobraProductIds };
    return confirmedBy.length > 0 ? { ...response, confirmedBy } : response;
  };
}

function refusedBooking(code: string, words = ''): BookingError {
  const failure = readWireCode(code);
  return new BookingError(failure.code === 'Refused' ? { ...failure, words } : failure);
}
