import { BookingError } from '../../shared/booking/BookingGateway.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';

/** Booking over /api, whose code loads with the first question. */
export function bookingGateways(fetchLike: typeof fetch): {
  booking: BookingGateway;
  bookingLinks: BookingLinkGateway;
} {
  const booking = (): Promise<BookingGateway> => Promise.reject(new BookingError('ServerError', { cause: fetchLike }));
  const links = (): Promise<BookingLinkGateway> => Promise.reject(new BookingError('ServerError'));
  return {
    booking: {
      car: async (registrationNumber) => (await booking()).car(registrationNumber),
      services: async (registrationNumber, near) => (await booking()).services(registrationNumber, near),
      addons: async (registrationNumber, near) => (await booking()).addons(registrationNumber, near),
      prices: async (query) => (await booking()).prices(query),
      closestAvailable: async function* (query, signal) {
        yield* (await booking()).closestAvailable(query, signal);
      },
      timeslots: async (query) => (await booking()).timeslots(query),
      book: async (request, requestKey) => (await booking()).book(request, requestKey),
      hasBrand: async (brand) => (await booking()).hasBrand(brand),
    },
    bookingLinks: {
      view: async (link) => (await links()).view(link),
      move: async (link, to) => (await links()).move(link, to),
      cancel: async (link) => (await links()).cancel(link),
      timeslots: async (link, from) => (await links()).timeslots(link, from),
      calendar: async (link) => (await links()).calendar(link),
    },
  };
}
