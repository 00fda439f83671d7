import { LRUCache } from 'lru-cache';
import type { BookingGateway, Position, WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { DayAvailability, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { StopSignal } from '../../../shared/kit/StopSignal.ts';
import { eventStream } from '../../upstream/eventStream.ts';
import type { CallOptions, HttpClient } from '../../upstream/HttpClient.ts';
import {
  carSchema,
  categoriesSchema,
  daySchema,
  daysSchema,
  hasBrandSchema,
  offerSchema,
  offersSchema,
  slotSchema,
} from './answerSchemas.ts';
import type { DayAnswer } from './answerSchemas.ts';
import { createMechmateBook } from './createMechmateBook.ts';
import type { MechmateBookSettings, MechmateNames } from './createMechmateBook.ts';
import { keepFirst, keepSome, keepValid } from './keepValid.ts';
import { readCategories } from './readCategories.ts';
import { refusalOf } from './refusalOf.ts';
import { searchSites } from './searchSites.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

interface MechmateSettings extends MechmateBookSettings {
  /** Client for queries. */
  client: HttpClient;
  /** Returns the contact of a department; null when it is unknown. */
  workshopOf: (departmentId: string) => Promise<WorkshopContact | null>;
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  /** A stream without data for this long counts as broken. */
  idleMs: number;
  /** Delays before each reconnection to a broken stream. */
  pausesMs: readonly number[];
}

/** Sends a query by its path below the endpoint. @throws BookingError */
type Ask = <T>(path: string, schema: CallOptions<T>['schema']) => Promise<T>;

/**
 * Gateway that translates to the API of the workshops' booking system.
 * It has no booking links. Its search sorts by distance only.
 */
export function mechmateBookingGateway(settings: MechmateSettings): BookingGateway {
  const names: MechmateNames = { sites: new LRUCache({ max: 2000 }), services: new LRUCache({ max: 2000 }) };
  const ask = createAsk(settings);
  const timeslots = timeslotQuery(ask, settings);
  return {
    car: async (registrationNumber) => {
      const car = await ask(`car/${part(registrationNumber)}`, carSchema);
      return { ...car, registrationNumber: car.registrationNumber || registrationNumber };
    },
    ...offeringQueries(ask, names, settings.logger),
    closestAvailable: siteSearch(settings, names),
    timeslots,
    book: createMechmateBook(settings, names, timeslots),
    workshop: async (departmentId) => {
      const contact = await settings.workshopOf(departmentId);
      if (!contact) {
        throw new BookingError({ code: 'InvalidRequest', detail: 'There is no workshop with this departmentId.' });
      }
      return contact;
    },
    hasBrand: async (brand) =>
      (await ask(`authorized-workshop/${part(brand.trim().replace(/\s+/g, '-'))}`, hasBrandSchema)).hasBrand,
  };
}

function createAsk({ client, endpoint, headers, logger }: MechmateSettings): Ask {
  return async (path, schema) => {
    try {
      return await client.getJson(`${endpoint}/${path}`, { headers, schema, kind: path.split('/', 1)[0] ?? '' });
    } catch (error) {
      throw new BookingError(refusalOf(error, logger) ?? { code: 'ServerError' }, { cause: error });
    }
  };
}

/** Queries for services, additional services and prices; they remember the names of services for `book`. */
function offeringQueries(
  ask: Ask,
  names: MechmateNames,
  logger: Logger,
): Pick<BookingGateway, 'services' | 'addons' | 'prices'> {
  const categories = async (kind: string, plate: string, near: Position): Promise<OfferingCategory[]> => {
    const query = buildQuery({ lat: String(near.latitude), lng: String(near.longitude) });
    const { serviceOfferingCategories } = await ask(`${kind}/${part(plate)}?${query}`, categoriesSchema);
    const read = readCategories(serviceOfferingCategories, logger);
    for (const { offerings } of read) {
      for (const { code, name } of offerings) names.services.set(code, name);
    }
    return read;
  };
  return {
    services: (registrationNumber, near) => categories('services', registrationNumber, near),
    addons: (registrationNumber, near) => categories('addons', registrationNumber, near),
    prices: async ({ registrationNumber, mileage, departmentId, serviceOfferings }) => {
      const path = `prices/${part(registrationNumber)}/${String(mileage)}/${part(departmentId)}`;
      const query = buildQuery({ serviceOfferings: serviceOfferings.join(',') });
      const { offers } = await ask(`${path}?${query}`, offersSchema);
      const options = { kind: 'price', logger } as const;
      return keepFirst(keepSome(offers, offerSchema, options), ({ code }) => code, options);
    },
  };
}

function timeslotQuery(ask: Ask, { timeZone, logger }: MechmateSettings): BookingGateway['timeslots'] {
  const schema = daySchema(timeZone);
  return async ({ registrationNumber, departmentId, from, serviceOfferings }) => {
    const path = `timeslots/from/${part(registrationNumber)}/${part(departmentId)}/${part(from)}T00:00:00/`;
    const days = await ask(`${path}?${buildQuery({ serviceOfferings: serviceOfferings.join(',') })}`, daysSchema);
    return keepSome(days, schema, { kind: 'day', logger }).map((day) => wholeDay(day, logger));
  };
}

/** Search for workshops over an event stream; it remembers their names for `book`. */
function siteSearch(
  { client, endpoint, headers, idleMs, pausesMs, timeZone, logger }: MechmateSettings,
  names: MechmateNames,
): BookingGateway['closestAvailable'] {
  return ({ registrationNumber, serviceOfferings, latitude, longitude, cursor }, signal) => {
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
        pausesMs,
        timeZone,
        logger,
        connect: (after) => eventStream({ client, url: address(after), headers, signal: stop, idleMs }),
      });
    return noticing(stoppable(search, signal), (site) => names.sites.set(site.departmentId, site.siteName));
  };
}

const part = encodeUriPart;

function buildQuery(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function wholeDay({ availableSlots, ...day }: DayAnswer, logger: Logger): DayAvailability {
  const valid = keepValid(availableSlots, slotSchema, { kind: 'slot', logger });
  const slots = new Set(valid.map((slot) => slot.slice(0, 5)));
  return { ...day, availableSlots: [...slots].sort() };
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
