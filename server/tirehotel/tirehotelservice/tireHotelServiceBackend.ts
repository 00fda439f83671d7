import { createHash } from 'node:crypto';
import type Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { BookingRequestLedger, Outcome } from '../../upstream/once/bookingRequestLedger.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { NothingSentError, sendOnce } from '../../upstream/once/sendOnce.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import { wasNotSent } from '../../upstream/wasNotSent.ts';
import type { OpenBookings, TireHotelBackend } from '../TireHotelBackend.ts';
import { tireHotelMessages } from '../tireHotelMessages.ts';
import type { FormatCaseDetails, SentBooking } from './FormatCaseDetails.ts';
import {
  confirmationSchema,
  credentialsSchema,
  customerSchema,
  daysSchema,
  timesSchema,
  validatedSchema,
} from './answerSchemas.ts';
import { createListReaders } from './readLists.ts';
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
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  /** True when the service books once per Idempotency-Key. */
  honoursKeys: boolean;
  ledger: BookingRequestLedger<MadeBooking>;
  detailsOf: FormatCaseDetails;
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
  const { client, endpoint, honoursKeys, openBookings } = settings;
  const headers = authentication(settings);
  return {
    honoursKeys,
    ...(openBookings ? { openBookings } : {}),
    ...authorizationCalls(settings),
    ...timeCalls(settings),
    book: bookingCall(settings),
    review: (review) =>
      failing('review', async () => {
        await client.postForStatus(`${endpoint}/review/addReview`, review, { headers, kind: 'review' });
      }),
  };
}

function authentication({ apiKey, apiKeyHeader }: TireHotelServiceSettings): Record<string, string> {
  return apiKey ? { [apiKeyHeader]: apiKey } : {};
}

function buildAddress({ endpoint }: TireHotelServiceSettings, path: string, query: Record<string, string>): string {
  return `${endpoint}/${path}?${new URLSearchParams(query).toString()}`;
}

async function failing<T>(call: ServiceCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw serviceFailure(error, call);
  }
}

function authorizationCalls(
  settings: TireHotelServiceSettings,
): Pick<TireHotelBackend, 'search' | 'login' | 'validate'> {
  const { client } = settings;
  const headers = authentication(settings);
  const readers = createListReaders(settings);
  const address = (call: string, query: Record<string, string>): string =>
    buildAddress(settings, `authorization/${call}`, query);
  return {
    search: (regNo) =>
      failing('search', async () => {
        const found = await client.getJson(address('search', { regNo }), {
          headers,
          schema: customerSchema,
          kind: 'search',
        });
        const { encryptedPhoneNumber: phoneToken, obfuscatedPhoneNumber } = found;
        return { phoneToken, obfuscatedPhoneNumber, regNo: found.regNo || regNo };
      }),
    login: (encryptedPhoneNumber) =>
      failing('login', () =>
        client.postJson(address('login', { encryptedPhoneNumber }), undefined, {
          headers,
          schema: credentialsSchema,
          kind: 'login',
        }),
      ),
    validate: (authToken, otpToken) =>
      failing('validate', async () => {
        const { vehicles, ...answer } = await client.postJson(address('validate', { authToken, otpToken }), undefined, {
          headers,
          schema: validatedSchema,
          kind: 'validate',
        });
        return { ...answer, vehicles: vehicles ? readers.vehicles(vehicles) : [] };
      }),
  };
}

function timeCalls(settings: TireHotelServiceSettings): Pick<TireHotelBackend, 'timeslotDays' | 'timeslots'> {
  const headers = authentication(settings);
  const readers = createListReaders(settings);
  const ask = <T>(path: string, workshopIdentifier: string, query: object, schema: Joi.Schema<T>): Promise<T> =>
    // idempotent
    settings.client.postJson(buildAddress(settings, path, { workshopIdentifier }), query, {
      headers,
      schema,
      retryable: true,
      kind: path,
    });
  return {
    timeslotDays: (workshop, query) =>
      failing('times', async () => {
        const { availableDates } = await ask('booking/GetTimeslotDays', workshop, query, daysSchema);
        return { availableDates: readers.days(availableDates) };
      }),
    timeslots: (workshop, query) =>
      failing('times', async () => {
        const { availableTimeSlotDates } = await ask('booking/GetTimeslots', workshop, query, timesSchema);
        return { availableTimeSlotDates: readers.times(availableTimeSlotDates) };
      }),
  };
}

/** Returns a comparable form of a booking; personal data is only in a digest. */
function fingerprintSent({ departmentIdentifier, request }: SentBooking): string {
  const { bookingDate, bookingStart, regNo, freeText, customer } = request;
  const { firstName, lastName, email, phoneMobile } = customer;
  const person = JSON.stringify([regNo, freeText, firstName, lastName, email, phoneMobile]);
  const digest = createHash('sha256').update(person).digest('base64url');
  return `${JSON.stringify([departmentIdentifier, bookingDate, bookingStart])}#${digest}`;
}

/** Books once per key; see sendOnce. */
function bookingCall(settings: TireHotelServiceSettings): TireHotelBackend['book'] {
  const { ledger, detailsOf, honoursKeys, logger } = settings;
  const { send, refusals } = sendBooking(settings);
  const bookOnce = sendOnce({
    ledger,
    send,
    askedOf: fingerprintSent,
    detailsOf,
    honoursKeys,
    logger,
  });
  return async (departmentIdentifier, request, key, { location } = {}) => {
    const booking = { departmentIdentifier, request, location: location ?? null };
    let outcome: Outcome<MadeBooking> | 'other';
    try {
      outcome = await bookOnce(booking, key);
    } catch (error) {
      throw error instanceof NothingSentError
        ? serviceFailure(error.cause, 'book')
        : new TireHotelError('ServerError', {}, { cause: error });
    }
    if (outcome === 'other') throw new TireHotelError('InvalidRequest', { isKeyReused: true });
    if (outcome.state === 'unknown') {
      throw new TireHotelError('OutcomeUnknown', honoursKeys ? {} : { message: tireHotelMessages.OutcomeUnknown });
    }
    if (outcome.state === 'refused') {
      const code = outcome.code === 'NotBooked' ? 'NotBooked' : 'TimeTaken';
      throw refusals.get(outcome) ?? new TireHotelError(code);
    }
    const { bookingConfirmationId, services } = 'id' in outcome ? resolvedBooking(outcome.id, booking) : outcome;
    return { bookingConfirmationId, services, customerBase: request.customer, freeText: request.freeText };
  };
}

/** Sends one booking request, and keeps the errors of refused ones for the waiting callers. */
function sendBooking(settings: TireHotelServiceSettings) {
  const { bookingClient, bookingTimeoutMs } = settings;
  const headers = authentication(settings);
  const readers = createListReaders(settings);
  /** Errors by outcome. They contain messages of the service, which are not stored. */
  const refusals = new WeakMap<object, TireHotelError>();
  const send = async (booking: SentBooking, key: string): Promise<Outcome<MadeBooking>> => {
    const { departmentIdentifier, request } = booking;
    try {
      const { bookingConfirmationId, services } = await bookingClient.postJson(
        buildAddress(settings, 'booking/create', { departmentIdentifier }),
        request,
        { headers: { ...headers, 'idempotency-key': key }, schema: confirmationSchema, timeoutMs: bookingTimeoutMs },
      );
      const valid = readers.services(services);
      const id = String(bookingConfirmationId);
      const booked = valid.length > 0 ? { bookingConfirmationId: id, services: valid } : resolvedBooking(id, booking);
      return { state: 'done', ...booked };
    } catch (error) {
      const outcome = toOutcome(error);
      if (outcome.state === 'refused') refusals.set(outcome, serviceFailure(error, 'book'));
      return outcome;
    }
  };
  return { send, refusals };
}

/** The requested data with the number of a booking whose details are not known. */
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
