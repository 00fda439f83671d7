import type { Gateways } from '../../framework/Gateways.ts';
import { createBookingLinkHttpGateway } from './bookingLinkHttpGateway.ts';
import { createWaitingListHttpGateway } from './waitingListHttpGateway.ts';

/**
 * Gateways for booked times and waiting lists over /api, loaded on demand.
 * Few visitors come with a link, or find no time.
 */
export function createLinkGateways(fetchLike: typeof fetch): Pick<Gateways, 'bookingLinks' | 'waitingList'> {
  return {
    bookingLinks: createBookingLinkHttpGateway(fetchLike),
    waitingList: createWaitingListHttpGateway(fetchLike),
  };
}
