import { LRUCache } from 'lru-cache';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway, Position, WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type {
  BookingRequest,
  DayAvailability,
  MessageChannel,
  OfferingCategory,
  SiteEvent,
} from '../../../shared/booking/BookingTypes.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';
import { eventStream } from '../../upstream/eventStream.ts';
import type { CallOptions, HttpClient } from '../../upstream/HttpClient.ts';
import type { BookingRequestLedger } from '../../storage/bookingRequestLedger.ts';
import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import {
  bookedSchema,
  carSchema,
  categoriesSchema,
  daysSchema,
  hasBrandSchema,
  offersSchema,
} from './answerSchemas.ts';
import type { BookingCaseDetails } from '../BookingCaseDetails.ts';
import { bookOnce } from './bookOnce.ts';
import type { Booked, BookingOutcome } from './bookOnce.ts';
import { nearestTimes } from './nearestTimes.ts';
import { outcomeOfFailure } from './outcomeOfFailure.ts';
import { readRefusal } from './readRefusal.ts';
import { searchSites } from './searchSites.ts';

interface MechmateSettings {
  /** Client for queries. */
  client: HttpClient;
  /** Separate client with its own circuit breaker: failing queries do not block bookings. */
  bookingClient: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** True when the booking system books once per Idempotency-Key. */
  honoursKeys: boolean;
  /** Language of customers whose pages specify none. */
  language: Language;
  ledger: BookingRequestLedger<Booked>;
  /** Returns the contact of a department; null when it is unknown. */
  workshopOf: (departmentId: string) => Promise<WorkshopContact | null>;
  /** Channels by which the confirmation of a booking is sent. */
  channelsOf: (request: BookingRequest) => MessageChannel[];
  logger: Logger;
  /** Timeout of one attempt to book. */
  bookingTimeoutMs: number;
  /** A stream without data for this long counts as broken. */
  idleMs: number;
  /** Delays before each reconnection to a broken stream. */
  pausesMs: readonly number[];
}

/**
 * Gateway that translates to the API of the workshops' booking system.
 * It has no booking links. Its search sorts by distance only.
 */
export function mechmateBookingGateway(settings: MechmateSettings): BookingGateway {
  const { client, bookingClient, endpoint, apiKey, apiKeyHeader, ledger, logger, honoursKeys, workshopOf } = settings;
  const headers = apiKey ? { [apiKeyHeader]: apiKey } : {};
  /** Names of workshops found by searches, their only source. */
  const siteNames = new LRUCache<string, string>({ max: 2000 });
  /** Names of services as last offered, by code. */
  const serviceNames = new LRUCache<string, string>({ max: 2000 });

  const ask = async <T>(path: string, schema: CallOptions<T>['schema']): Promise<T> => {
    try {
      return await client.getJson(`${endpoint}/${path}`, { headers, schema, kind: path.split('/', 1)[0] ?? '' });
    } catch (error) {
      throw new BookingError(toFailure(error), { cause: error });
    }
  };

  const categories = async (kind: string, plate: string, near: Position): Promise<OfferingCategory[]> => {
    const query = buildQuery({ lat: String(near.latitude), lng: String(near.longitude) });
    const { serviceOfferingCategories } = await ask(`${kind}/${part(plate)}?${query}`, categoriesSchema);
    for (const { offerings } of serviceOfferingCategories) {
      for (const { code, name } of offerings) serviceNames.set(code, name);
    }
    return serviceOfferingCategories.map((category) => ({ ...category, icon: safeIconAddress(category.icon) }));
  };

  const timeslots: BookingGateway['timeslots'] = async ({
    registrationNumber,
    departmentId,
    from,
    serviceOfferings,
  }) => {
    const path = `timeslots/from/${part(registrationNumber)}/${part(departmentId)}/${part(from)}T00:00:00/`;
    const days = await ask(`${path}?${buildQuery({ serviceOfferings: serviceOfferings.join(',') })}`, daysSchema);
    return days.map(wholeDay);
  };

  // holds of waiting lists exist only in the built-in engine
  const send = async ({ hold: _hold, ...request }: BookingRequest, key: string): Promise<BookingOutcome> => {
    try {
      const { id, kobraProductIds } = await bookingClient.postJson(`${endpoint}/book`, request, {
        headers: { ...headers, 'idempotency-key': key },
        schema: bookedSchema,
        timeoutMs: settings.bookingTimeoutMs,
      });
      return { state: 'done', id: String(id), kobraProductIds: kobraProductIds.map(String) };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  };
  const detailsOf = (request: BookingRequest, language: Language): string => {
    const { departmentId, serviceOfferingRequests } = request;
    const services = serviceOfferingRequests.map(({ kobraId }) => serviceNames.get(kobraId) ?? kobraId);
    const siteName = siteNames.get(departmentId) ?? departmentId;
    const details: BookingCaseDetails = { request, siteName, services, language };
    return JSON.stringify(details);
  };
  const book = bookOnce({ ledger, send, detailsOf, channelsOf: settings.channelsOf, honoursKeys, logger });

  const withFreeTimes = async (taken: BookingError, request: BookingRequest): Promise<BookingError> => {
    const { registrationNumber, departmentId, timeSlot, isFullDay, serviceOfferingRequests } = request;
    const serviceOfferings = serviceOfferingRequests.map(({ kobraId }) => kobraId);
    try {
      const days = await timeslots({ registrationNumber, departmentId, from: timeSlot.slice(0, 10), serviceOfferings });
      const siteName = siteNames.get(departmentId) ?? '';
      const freeTimes = nearestTimes(days, { departmentId, siteName, timeSlot, isFullDay });
      return new BookingError({ code: 'TimeslotNotAvailable', freeTimes }, { cause: taken });
    } catch {
      return taken; // the client has logged the reason
    }
  };

  return {
    car: async (registrationNumber) => {
      const car = await ask(`car/${part(registrationNumber)}`, carSchema);
      return { ...car, registrationNumber: car.registrationNumber || registrationNumber };
    },
    services: (registrationNumber, near) => categories('services', registrationNumber, near),
    addons: (registrationNumber, near) => categories('addons', registrationNumber, near),
    prices: async ({ registrationNumber, mileage, departmentId, serviceOfferings }) => {
      const path = `prices/${part(registrationNumber)}/${String(mileage)}/${part(departmentId)}`;
      const query = buildQuery({ serviceOfferings: serviceOfferings.join(',') });
      return (await ask(`${path}?${query}`, offersSchema)).offers;
    },
    closestAvailable: ({ registrationNumber, serviceOfferings, latitude, longitude, cursor }, signal) => {
      const address = (after: string): string => {
        const query = buildQuery({
          regNo: registrationNumber,
          serviceOfferings: serviceOfferings.join(','),
          latitude: String(latitude),
          longitude: String(longitude),
          ...(after ? { cursor: after } : {}),
        });
        return `${endpoint}/departments/closestAvailable?${query}`;
      };
      const search = (stop: AbortSignal) =>
        searchSites({
          cursor,
          signal: stop,
          pausesMs: settings.pausesMs,
          connect: (after) =>
            eventStream({ client, url: address(after), headers, signal: stop, idleMs: settings.idleMs }),
        });
      return noticing(stoppable(search, signal), (site) => siteNames.set(site.departmentId, site.siteName));
    },
    timeslots,
    book: async (request, requestKey, language = settings.language) => {
      try {
        return await book(request, requestKey, language);
      } catch (error) {
        const isTaken = error instanceof BookingError && error.code === 'TimeslotNotAvailable';
        throw isTaken ? await withFreeTimes(error, request) : error;
      }
    },
    workshop: async (departmentId) => {
      const contact = await workshopOf(departmentId);
      if (!contact)
        throw new BookingError({ code: 'InvalidRequest', detail: 'There is no workshop with this departmentId.' });
      return contact;
    },
    hasBrand: async (brand) =>
      (await ask(`authorized-workshop/${part(brand.trim().replace(/\s+/g, '-'))}`, hasBrandSchema)).hasBrand,
  };
}

const part = encodeURIComponent;

function buildQuery(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function toFailure(error: unknown): BookingFailure {
  const refusal = error instanceof UpstreamStatusError ? readRefusal(error.body) : null;
  return refusal ?? { code: 'ServerError' };
}

/** Returns an icon URL that is safe in a page, else "". */
function safeIconAddress(icon: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(icon) ? icon : '';
}

function wholeDay({ date, availableSlots, allDaySlotAvailable }: DayAvailability): DayAvailability {
  const slots = new Set(availableSlots.map((slot) => slot.slice(0, 5)));
  return { date: date.slice(0, 10), availableSlots: [...slots].sort(), allDaySlotAvailable };
}

/** Adapts a StopSignal to the AbortSignal that `make` needs, and stops when the consumer does. */
async function* stoppable<T>(make: (stop: AbortSignal) => AsyncIterable<T>, signal: StopSignal): AsyncGenerator<T> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  if (signal.aborted) return;
  signal.addEventListener('abort', abort, { once: true });
  try {
    yield* make(stop.signal);
  } finally {
    signal.removeEventListener('abort', abort);
    stop.abort();
  }
}

async function* noticing(
  events: AsyncIterable<SiteEvent>,
  notice: (site: Extract<SiteEvent, { departmentId: string }>) => void,
): AsyncGenerator<SiteEvent> {
  for await (const event of events) {
    if ('departmentId' in event) notice(event);
    yield event;
  }
}
