import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import { readDays } from './bookingAnswers.ts';
import { bookingFailure } from './bookingFailure.ts';
import { readManagedBooking } from '../manage/readManagedBooking.ts';
import { readServiceOffers } from '../manage/services/readServiceOffers.ts';

const root = '/api/mechmate/bookings';
/** Timeout per request, ms. */
const patienceMs = 20_000;

/**
 * Gateway for bookings by link in the browser, through /api/mechmate/bookings.
 * A change whose response is lost, or that failed on its way, rejects with OutcomeUnknown; it is safe to request it
 * again.
 */
export function createBookingLinkHttpGateway(fetchLike: typeof fetch): BookingLinkGateway {
  async function post(
    path: string,
    body: object,
    headers: Record<string, string> = { accept: 'application/json' },
  ): Promise<Response> {
    const response = await fetchLike(`${root}/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw (await bookingFailure(response)) ?? new BookingError('ServerError');
    return response;
  }

  async function ask<T>(
    path: string,
    body: object,
    read: (answer: unknown) => T | null,
    requestKey?: string,
  ): Promise<T> {
    try {
      const key = requestKey === undefined ? {} : { 'idempotency-key': requestKey };
      const found = read(await (await post(path, body, { accept: 'application/json', ...key })).json());
      if (found === null) throw new BookingError('ServerError');
      return found;
    } catch (error) {
      throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
    }
  }

  const change: typeof ask = async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      throw error instanceof BookingError && error.code !== 'ServerError'
        ? error
        : new BookingError('OutcomeUnknown', { cause: error });
    }
  };

  return {
    view: (link) => ask('view', { link }, readManagedBooking),
    move: (link, { timeSlot, isFullDay }) => change('move', { link, timeSlot, isFullDay }, readManagedBooking),
    cancel: (link) => change('cancel', { link }, readManagedBooking),
    offers: (link) => ask('offers', { link }, readServiceOffers),
    changeServices: (link, wanted, requestKey) =>
      change('services', { link, ...wanted }, readManagedBooking, requestKey),
    timeslots: (link, from, services) =>
      ask('timeslots', { link, from, ...(services ? { serviceOfferingRequests: services } : {}) }, readDays),
    calendar: async (link) => {
      try {
        return await (await post('calendar', { link }, { accept: 'text/calendar' })).text();
      } catch (error) {
        throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
      }
    },
  };
}
