import type { Gateways } from '../app/Gateways.ts';
import { createBookingHttpGateway } from './bookingHttpGateway.ts';
import { createBookingLinkHttpGateway } from './bookingLinkHttpGateway.ts';
import { createWaitingListHttpGateway } from './waitingListHttpGateway.ts';

/** Everything about workshop bookings over /api: one file, which loads with the first question. */
export function createBookingGateways(
  fetchLike: typeof fetch,
): Pick<Gateways, 'booking' | 'bookingLinks' | 'waitingList'> {
  return {
    booking: createBookingHttpGateway(fetchLike),
    bookingLinks: createBookingLinkHttpGateway(fetchLike),
    waitingList: createWaitingListHttpGateway(fetchLike),
  };
}
