import type { CustomerNotices, MailedBookings } from '../shared/site/SiteTypes.ts';
import type { BookingLinkGateway } from '../shared/booking/BookingLinkGateway.ts';
import { createBooking } from './booking/createBooking.ts';
import type { BookingParts, BookingSettings, SiteBooking } from './booking/Booking.ts';
import type { BookingSite } from './booking/BookingSite.ts';
import { createTireHotel } from './createTireHotel.ts';
import type { Deliver } from './storage/Outbox.ts';
import type { RemoteTireHotelOptions } from './tirehotel/createRemoteTireHotel.ts';
import type { TireHotelService } from './tirehotel/TireHotelService.ts';

interface BookingsSettings extends BookingSettings {
  tireHotelSites: readonly BookingSite[];
  /** `endpoint` "" for the embedded tire hotel. */
  remoteTireHotel: RemoteTireHotelOptions;
  /** Bookings whose messages this server mails. */
  mailedBookings: readonly MailedBookings[];
  /** False when many visitors share one address, as on a test machine. */
  countsAddresses: boolean;
}

/** Workshop booking and the tire hotel of the sites that have them. */
export interface Bookings {
  /** Workshop booking by site name. */
  sites: ReadonlyMap<string, SiteBooking>;
  tireHotel: TireHotelService | null;
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  /** Messages to customers of a site, by channel. */
  noticesOf: (site: string) => CustomerNotices;
  close: () => void;
}

/** @throws OperatorError when the reference data has faults */
export async function openBookings(settings: BookingsSettings, parts: BookingParts): Promise<Bookings> {
  const { remoteTireHotel: remote, tireHotelSites: sites, countsAddresses, mailedBookings } = settings;
  const booking = await createBooking(settings, parts);
  const tireHotel = await createTireHotel({ remote, own: settings, sites, countsAddresses }, parts, booking.links);
  return {
    sites: booking.sites,
    tireHotel: tireHotel.service,
    links: tireHotel.links,
    deliverers: { ...booking.deliverers, ...tireHotel.deliverers },
    noticesOf: (site) => ({ smsNotice: booking.sites.get(site)?.smsNotice ?? null, mailedBookings }),
    close: () => {
      booking.close();
      tireHotel.close();
    },
  };
}
