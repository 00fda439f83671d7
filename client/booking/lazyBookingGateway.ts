import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';

/** Booking over /api, whose code loads with the first question. */
export function lazyBookingGateway(fetchLike: typeof fetch): BookingGateway {
  const gateway = async (): Promise<BookingGateway> =>
    (await import('./bookingHttpGateway.ts')).createBookingHttpGateway(fetchLike);
  return {
    car: async (plate) => (await gateway()).car(plate),
    services: async (plate, near) => (await gateway()).services(plate, near),
    addons: async (plate, near) => (await gateway()).addons(plate, near),
    prices: async (query) => (await gateway()).prices(query),
    async *closestAvailable(query, signal) {
      yield* (await gateway()).closestAvailable(query, signal);
    },
    timeslots: async (query) => (await gateway()).timeslots(query),
    book: async (request, requestKey) => (await gateway()).book(request, requestKey),
    hasBrand: async (brand) => (await gateway()).hasBrand(brand),
  };
}
