import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';

/** Routes each request about a link to the gateway of its kind of bookings. */
export function linksOfKinds(gatewayOf: (link: string) => Promise<BookingLinkGateway>): BookingLinkGateway {
  return {
    view: async (link, language) => (await gatewayOf(link)).view(link, language),
    move: async (link, to, language) => (await gatewayOf(link)).move(link, to, language),
    cancel: async (link, language) => (await gatewayOf(link)).cancel(link, language),
    offers: async (link, language) => (await gatewayOf(link)).offers(link, language),
    changeServices: async (link, change, requestKey, language) =>
      (await gatewayOf(link)).changeServices(link, change, requestKey, language),
    timeslots: async (link, from, services) => (await gatewayOf(link)).timeslots(link, from, services),
    calendar: async (link) => (await gatewayOf(link)).calendar(link),
  };
}
