import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { lazily } from '../../framework/lazily.ts';

/** Workshop bookings over /api; the code loads with the first call. */
export function lazyBookingGateways(
  fetchLike: typeof fetch,
): Pick<Gateways, 'booking' | 'bookingLinks' | 'waitingList'> {
  const load = async (): Promise<BookingGateway> =>
    (await import('./bookingHttpGateway.ts')).createBookingHttpGateway(fetchLike);
  const loadLinks = async () => (await import('./createLinkGateways.ts')).createLinkGateways(fetchLike);
  return {
    booking: Object.assign(Object.create(lazily(load)) as BookingGateway, {
      // the only method that returns more than a promise
      async *closestAvailable(...query: Parameters<BookingGateway['closestAvailable']>) {
        yield* (await load()).closestAvailable(...query);
      },
    }),
    bookingLinks: lazily(async () => (await loadLinks()).bookingLinks),
    waitingList: lazily(async () => (await loadLinks()).waitingList),
  };
}
