import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { Gateways } from '../app/Gateways.ts';
import { lazily } from '../app/lazily.ts';

type BookingGateways = Pick<Gateways, 'booking' | 'bookingLinks' | 'waitingList'>;

/** Workshop bookings over /api, whose code loads with the first question. */
export function lazyBookingGateways(fetchLike: typeof fetch): BookingGateways {
  const load = async (): Promise<BookingGateways> =>
    (await import('./createBookingGateways.ts')).createBookingGateways(fetchLike);
  return {
    booking: Object.assign(Object.create(lazily(async () => (await load()).booking)) as BookingGateway, {
      // the one method that answers with more than a promise
      async *closestAvailable(...query: Parameters<BookingGateway['closestAvailable']>) {
        yield* (await load()).booking.closestAvailable(...query);
      },
    }),
    bookingLinks: lazily(async () => (await load()).bookingLinks),
    waitingList: lazily(async () => (await load()).waitingList),
  };
}
