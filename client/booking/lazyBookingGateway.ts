import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import { lazily } from '../app/lazily.ts';

/** Booking over /api, whose code loads with the first question. */
export function lazyBookingGateway(fetchLike: typeof fetch): BookingGateway {
  const load = async (): Promise<BookingGateway> =>
    (await import('./bookingHttpGateway.ts')).createBookingHttpGateway(fetchLike);
  return Object.assign(Object.create(lazily(load)) as BookingGateway, {
    // the one method that answers with more than a promise
    async *closestAvailable(...query: Parameters<BookingGateway['closestAvailable']>) {
      yield* (await load()).closestAvailable(...query);
    },
  });
}
