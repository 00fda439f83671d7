import type { LRUCache } from 'lru-cache';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { BookingRequestLedger } from '../../upstream/once/bookingRequestLedger.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import { bookedSchema } from './answerSchemas.ts';
import { bookOnce } from './bookOnce.ts';
import type { Booked, BookingOutcome } from './bookOnce.ts';
import { nearestTimes } from './nearestTimes.ts';
import { outcomeOfFailure } from './outcomeOfFailure.ts';

/** Settings of the calls that book. */
export interface MechmateBookSettings {
  /** Separate client with its own circuit breaker: failing queries do not block bookings. */
  bookingClient: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  /** Authentication of each call. */
  headers: Record<string, string>;
  /** True when the booking system books once per Idempotency-Key. */
  honoursKeys: boolean;
  /** Language of customers whose pages specify none. */
  language: Language;
  ledger: BookingRequestLedger<Booked>;
  /** Channels by which the confirmation of a booking is sent. */
  channelsOf: (request: BookingRequest) => MessageChannel[];
  /** Counts a booking before it is sent; see CustomerLimits. */
  reserve: (request: BookingRequest) => Promise<{ giveBack(): Promise<void> }>;
  logger: Logger;
  /** Timeout of one attempt to book. */
  bookingTimeoutMs: number;
}

/** Names by id as last seen in responses, their only source. */
export interface MechmateNames {
  sites: LRUCache<string, string>;
  services: LRUCache<string, string>;
}

/**
 * Books once per key; a refusal of a time that is no longer free brings the nearest free ones.
 * @param timeslots query for free times, asked after a refusal only
 */
export function createMechmateBook(
  settings: MechmateBookSettings,
  names: MechmateNames,
  timeslots: BookingGateway['timeslots'],
): BookingGateway['book'] {
  const { ledger, channelsOf, honoursKeys, logger } = settings;
  const book = bookOnce({
    ledger,
    send: bookingCall(settings),
    detailsOf: (request, language) => caseDetails(request, language, names),
    channelsOf,
    honoursKeys,
    logger,
  });
  const withFreeTimes = async (taken: BookingError, request: BookingRequest): Promise<BookingError> => {
    const { registrationNumber, departmentId, timeSlot, isFullDay, serviceOfferingRequests } = request;
    const serviceOfferings = serviceOfferingRequests.map(({ kobraId }) => kobraId);
    try {
      const days = await timeslots({ registrationNumber, departmentId, from: timeSlot.slice(0, 10), serviceOfferings });
      const siteName = names.sites.get(departmentId) ?? '';
      const freeTimes = nearestTimes(days, { departmentId, siteName, timeSlot, isFullDay });
      return new BookingError({ code: 'TimeslotNotAvailable', freeTimes }, { cause: taken });
    } catch {
      return taken; // the client has logged the reason
    }
  };
  return async (request, requestKey, language = settings.language) => {
    try {
      return await book(request, requestKey, language);
    } catch (error) {
      const isTaken = error instanceof BookingError && error.code === 'TimeslotNotAvailable';
      throw isTaken ? await withFreeTimes(error, request) : error;
    }
  };
}

function bookingCall(settings: MechmateBookSettings) {
  const { bookingClient, endpoint, headers, bookingTimeoutMs, reserve, logger } = settings;
  // holds of waiting lists and described cars exist only in the built-in engine
  const send = async (
    { hold: _hold, described: _described, ...request }: BookingRequest,
    key: string,
  ): Promise<BookingOutcome> => {
    try {
      const { id, kobraProductIds } = await bookingClient.postJson(`${endpoint}/book`, request, {
        headers: { ...headers, 'idempotency-key': key },
        schema: bookedSchema,
        timeoutMs: bookingTimeoutMs,
      });
      return { state: 'done', id: String(id), kobraProductIds: kobraProductIds.map(String) };
    } catch (error) {
      return outcomeOfFailure(error, logger);
    }
  };
  return async (request: BookingRequest, key: string): Promise<BookingOutcome> => {
    const { giveBack } = await reserve(request);
    try {
      const outcome = await send(request, key);
      if (outcome.state === 'refused') await giveBack();
      return outcome;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

/** Data with which the workshop looks up a booking of unknown outcome, as JSON. */
function caseDetails(request: BookingRequest, language: Language, names: MechmateNames): string {
  const { departmentId, serviceOfferingRequests } = request;
  const services = serviceOfferingRequests.map(({ kobraId }) => names.services.get(kobraId) ?? kobraId);
  const siteName = names.sites.get(departmentId) ?? departmentId;
  const details: BookingCaseDetails = { request, siteName, services, language };
  return JSON.stringify(details);
}
