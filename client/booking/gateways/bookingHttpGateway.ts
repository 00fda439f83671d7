import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway, Position } from '../../../shared/booking/BookingGateway.ts';
import {
  readBooked,
  readCar,
  readCategories,
  readDays,
  readHasBrand,
  readOffers,
  readWorkshop,
} from './bookingAnswers.ts';
import { bookingFailure } from './bookingFailure.ts';
import { siteStream } from './siteStream.ts';

const root = '/api/mechmate';
/** Timeout per request, ms. */
const patienceMs = 20_000;
/** Timeout of a booking, which may pass through two systems, ms. The outcome is unknown after that. */
const bookingPatienceMs = 40_000;

/** Booking gateway for the browser, through /api/mechmate. */
export function createBookingHttpGateway(
  fetchLike: typeof fetch,
  connect: (address: string) => EventSource = (address) => new EventSource(address),
): BookingGateway {
  /** Rejects with ServerError without a response, or when `read` finds nothing in it. */
  async function ask<T>(path: string, read: (body: unknown) => T | null): Promise<T> {
    let found: T | null;
    try {
      const response = await fetchLike(`${root}/${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw (await bookingFailure(response)) ?? new BookingError('ServerError');
      found = read(await response.json());
    } catch (error) {
      throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
    }
    if (found === null) throw new BookingError('ServerError');
    return found;
  }

  return {
    car: (plate) => ask(`car/${part(plate)}`, readCar),
    services: (plate, near) => ask(`services/${part(plate)}?${pointQuery(near)}`, readCategories),
    addons: (plate, near) => ask(`addons/${part(plate)}?${pointQuery(near)}`, readCategories),
    prices: ({ registrationNumber, mileage, departmentId, serviceOfferings }) =>
      ask(
        `prices/${part(registrationNumber)}/${mileage}/${part(departmentId)}?${codesQuery(serviceOfferings)}`,
        readOffers,
      ),
    closestAvailable: ({ registrationNumber, serviceOfferings, latitude, longitude, cursor, sort }, signal) =>
      siteStream(cursor, signal, (after) => {
        const query = {
          regNo: registrationNumber,
          serviceOfferings: serviceOfferings.join(','),
          latitude: String(latitude),
          longitude: String(longitude),
          ...(after ? { cursor: after } : {}),
          ...(sort === 'distance' ? {} : { sort }),
        };
        return connect(`${root}/departments/closestAvailable?${new URLSearchParams(query).toString()}`);
      }),
    timeslots: ({ registrationNumber, departmentId, from, serviceOfferings }) =>
      ask(
        `timeslots/from/${part(registrationNumber)}/${part(departmentId)}/${from}T00:00:00/?${codesQuery(serviceOfferings)}`,
        readDays,
      ),
    book: async (request, requestKey) => {
      const unknown = (cause?: unknown) => new BookingError('OutcomeUnknown', { cause });
      let response: Response;
      try {
        response = await fetchLike(`${root}/book`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': requestKey },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(bookingPatienceMs),
        });
      } catch (error) {
        throw unknown(error);
      }
      if (response.ok) {
        const booked = readBooked(await response.json().catch(() => null));
        if (!booked) throw unknown();
        return booked;
      }
      const failure = await bookingFailure(response);
      if (failure) throw failure;
      // a proxy in between responded: whether the booking got past it is unknown
      throw response.status >= 500 ? unknown() : new BookingError('ServerError');
    },
    workshop: (departmentId) => ask(`departments/${part(departmentId)}/contact`, readWorkshop),
    hasBrand: (brand) => ask(`authorized-workshop/${part(brand.trim().replace(/\s+/g, '-'))}`, readHasBrand),
  };
}

const part = encodeURIComponent;

function pointQuery({ latitude, longitude }: Position): string {
  return new URLSearchParams({ lat: String(latitude), lng: String(longitude) }).toString();
}

function codesQuery(serviceOfferings: readonly string[]): string {
  return new URLSearchParams({ serviceOfferings: serviceOfferings.join(',') }).toString();
}
