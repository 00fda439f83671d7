import type Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { BookingRequestLedger, Outcome } from '../../storage/bookingRequestLedger.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { NothingSentError, sendOnce } from '../../upstream/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { wasNotSent } from '../../upstream/wasNotSent.ts';
import type { OpenBookings, TireHotelBackend } from '../TireHotelBackend.ts';
import { tireHotelMessages } from '../tireHotelMessages.ts';
import type { CaseDetails, SentBooking } from './CaseDetails.ts';
import {
  confirmationSchema,
  credentialsSchema,
  customerSchema,
  daysSchema,
  timesSchema,
  validatedSchema,
} from './answerSchemas.ts';
import { serviceFailure } from './serviceFailure.ts';
import type { ServiceCall } from './serviceFailure.ts';

/** Stored result of a booking, without customer data. An operator who closes a case enters its number. */
export type MadeBooking = Pick<TireConfirmation, 'bookingConfirmationId' | 'services'> | { id: string };

interface TireHotelServiceSettings {
  client: HttpClient;
  /** Separate client with its own circuit breaker: failures of other calls do not block bookings. */
  bookingClient: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** True when the service books once per Idempotency-Key. */
  honoursKeys: boolean;
  ledger: BookingRequestLedger<MadeBooking>;
  detailsOf: CaseDetails;
  /** Bookings of unknown outcome; null when none are stored. */
  openBookings: OpenBookings | null;
  logger: Logger;
  /** Timeout of one attempt to book. */
  bookingTimeoutMs: number;
}

/**
 * Client of the tire hotel service, with the documented paths, queries and bodies.
 * Queries contain registration numbers, tokens and codes, which is why the client logs none. Requests that change
 * something are sent once.
 */
export function tireHotelServiceBackend(settings: TireHotelServiceSettings): TireHotelBackend {
  const { client, bookingClient, endpoint, apiKey, apiKeyHeader, honoursKeys, ledger, detailsOf, logger } = settings;
  const headers = apiKey ? { [apiKeyHeader]: apiKey } : {};
  const buildAddress = (path: string, query: Record<string, string>): string =>
    `${endpoint}/${path}?${new URLSearchParams(query).toString()}`;

  const failing = async <T>(call: ServiceCall, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw serviceFailure(error, call);
    }
  };

  const times = <T>(path: string, workshopIdentifier: string, query: object, schema: Joi.Schema<T>): Promise<T> =>
    failing('times', () =>
      // idempotent
      client.postJson(buildAddress(path, { workshopIdentifier }), query, {
        headers,
        schema,
        retryable: true,
        kind: path,
      }),
    );

  /** Errors for the waiting caller, by outcome. They contain messages of the service, which are not stored. */
  const refusals = new WeakMap<object, TireHotelError>();

  const sendBooking = async ({ departmentIdentifier, request }: SentBooking, key: string) => {
    let outcome: Outcome<MadeBooking>;
    try {
      const { bookingConfirmationId, services } = await bookingClient.postJson(
        buildAddress('booking/create', { departmentIdentifier }),
        request,
        {
          headers: { ...headers, 'idempotency-key': key },
          schema: confirmationSchema,
          timeoutMs: settings.bookingTimeoutMs,
        },
      );
      outcome = { state: 'done', bookingConfirmationId: String(bookingConfirmationId), services };
    } catch (error) {
      outcome = toOutcome(error);
      if (outcome.state === 'refused') refusals.set(outcome, serviceFailure(error, 'book'));
    }
    return outcome;
  };
  const bookOnce = sendOnce({
    ledger,
    send: sendBooking,
    askedOf: ({ departmentIdentifier, request: { bookingDate, bookingStart } }) =>
      JSON.stringify([departmentIdentifier, bookingDate, bookingStart]),
    detailsOf,
    honoursKeys,
    logger,
  });

  return {
    honoursKeys,
    ...(settings.openBookings ? { openBookings: settings.openBookings } : {}),
    search: (regNo) =>
      failing('search', async () => {
        const found = await client.getJson(buildAddress('authorization/search', { regNo }), {
          headers,
          schema: customerSchema,
          kind: 'search',
        });
        const { encryptedPhoneNumber: phoneToken, obfuscatedPhoneNumber } = found;
        return { phoneToken, obfuscatedPhoneNumber, regNo: found.regNo || regNo };
      }),
    login: (encryptedPhoneNumber) =>
      failing('login', () =>
        client.postJson(buildAddress('authorization/login', { encryptedPhoneNumber }), undefined, {
          headers,
          schema: credentialsSchema,
          kind: 'login',
        }),
      ),
    validate: (authToken, otpToken) =>
      failing('validate', async () => {
        const address = buildAddress('authorization/validate', { authToken, otpToken });
        const { vehicles = [], ...answer } = await client.postJson(address, undefined, {
          headers,
          schema: validatedSchema,
          kind: 'validate',
        });
        return { ...answer, vehicles };
      }),
    timeslotDays: (workshop, query) => times('booking/GetTimeslotDays', workshop, query, daysSchema),
    timeslots: (workshop, query) => times('booking/GetTimeslots', workshop, query, timesSchema),
    book: async (departmentIdentifier, request, key, _language, location) => {
      const booking = { departmentIdentifier, request, location: location ?? null };
      let outcome: Outcome<MadeBooking> | 'other';
      try {
        outcome = await bookOnce(booking, key);
      } catch (error) {
        throw error instanceof NothingSentError
          ? serviceFailure(error.cause, 'book')
          : new TireHotelError('ServerError', {}, { cause: error });
      }
      if (outcome === 'other') throw new TireHotelError('InvalidRequest');
      if (outcome.state === 'unknown') {
        throw new TireHotelError('OutcomeUnknown', honoursKeys ? {} : { message: tireHotelMessages.OutcomeUnknown });
      }
      if (outcome.state === 'refused') {
        const code = outcome.code === 'NotBooked' ? 'NotBooked' : 'TimeTaken';
        throw refusals.get(outcome) ?? new TireHotelError(code);
      }
      const { bookingConfirmationId, services } = 'id' in outcome ? resolvedBooking(outcome.id, booking) : outcome;
      return { bookingConfirmationId, services, customerBase: request.customer, freeText: request.freeText };
    },
    review: (review) =>
      failing('review', async () => {
        await client.postForStatus(`${endpoint}/review/addReview`, review, { headers, kind: 'review' });
      }),
  };
}

/** Result of a booking that the operator found: the requested data with its number. */
function resolvedBooking(id: string, { request, location }: SentBooking) {
  const { bookingDate, bookingStart } = request;
  const name = [location?.locationName, location?.departmentName].filter(Boolean).join(', ');
  const workshop = { name, address: '', email: location?.email ?? '', phoneNumber: location?.phone ?? '' };
  const isFullDay = bookingStart === null;
  const service = { name: 'Hjulskifte', appointmentTime: bookingStart ?? bookingDate, isFullDay, workshop };
  return { bookingConfirmationId: id, services: [service] };
}

/**
 * Outcome of a booking request that failed or got no response.
 * @throws NothingSentError when it is certain that nothing is booked, and another attempt may succeed
 */
function toOutcome(error: unknown): Outcome<MadeBooking> {
  if (error instanceof UpstreamStatusError) {
    if (error.status === 409) return { state: 'refused', code: 'TimeTaken' };
    // refused before it was processed; a failure or a timeout may have come after booking
    if (error.status < 500 && error.status !== 408) throw new NothingSentError('Not booked.', { cause: error });
  }
  if (wasNotSent(error)) throw new NothingSentError('Not sent.', { cause: error });
  return { state: 'unknown' };
}
