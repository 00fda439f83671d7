import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';

/** Links of several kinds of bookings in one hand: each question goes to the gateway that the link belongs to. */
export function linksOfKinds(gatewayOf: (link: string) => Promise<BookingLinkGateway>): BookingLinkGateway {
  return {
    view: async (link) => (await gatewayOf(link)).view(link),
    move: async (link, to) => (await gatewayOf(link)).move(link, to),
    cancel: async (link) => (await gatewayOf(link)).cancel(link),
    timeslots: async (link, from) => (await gatewayOf(link)).timeslots(link, from),
    calendar: async (link) => (await gatewayOf(link)).calendar(link),
  };
}
