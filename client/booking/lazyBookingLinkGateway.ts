import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import { lazily } from '../app/lazily.ts';

/** Bookings by their links over /api, whose code loads with the first question. */
export function lazyBookingLinkGateway(fetchLike: typeof fetch): BookingLinkGateway {
  return lazily(async () => (await import('./bookingLinkHttpGateway.ts')).createBookingLinkHttpGateway(fetchLike));
}
