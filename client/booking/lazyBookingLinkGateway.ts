import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';

/** Bookings by their links over /api, whose code loads with the first question. */
export function lazyBookingLinkGateway(fetchLike: typeof fetch): BookingLinkGateway {
  const gateway = async (): Promise<BookingLinkGateway> =>
    (await import('./bookingLinkHttpGateway.ts')).createBookingLinkHttpGateway(fetchLike);
  return {
    view: async (link) => (await gateway()).view(link),
    move: async (link, to) => (await gateway()).move(link, to),
    cancel: async (link) => (await gateway()).cancel(link),
    timeslots: async (link, from) => (await gateway()).timeslots(link, from),
    calendar: async (link) => (await gateway()).calendar(link),
  };
}
