import { backendSettings } from '../../config/backendSettings.ts';
import { bookingSettings, mailedBookings } from '../../config/bookingSettings.ts';
import type { BookingParts } from '../booking/Booking.ts';
import { createBooking } from '../booking/createBooking.ts';
import { createCustomerLimits } from '../booking/customerLimits.ts';
import type { Services } from '../Services.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createSharedLimits } from '../storage/sharedLimits.ts';
import { storedSecret } from '../storage/storedSecret.ts';
import { createTireHotel } from './createTireHotel.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

interface BookingSources extends Pick<BookingParts, 'content' | 'onBooked'> {
  /** The dealers file; null for a group without. */
  dealersFile: string | null;
}

interface BookingServices {
  gateways: Pick<Services['gateways'], 'bookingLinks'>;
  services: Pick<Services, 'customerNotices' | 'siteBookings' | 'tireHotel'>;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  close(): void;
}

/**
 * Workshop booking and the tire hotel of the sites that have them.
 * @throws OperatorError when the reference data has faults
 */
export async function composeBooking(
  { env, group }: Setup,
  foundation: Foundation,
  { dealersFile, ...sources }: BookingSources,
): Promise<BookingServices> {
  const { storage, clock } = foundation;
  const secret = await storedSecret(storage, 'bookingCounts');
  const limits = createCustomerLimits(createSharedLimits({ storage, clock, secret }));
  const parts = { ...foundation, ...sources, ...(env.FORMS_RATE_LIMIT === 0 ? {} : { limits }) };
  const settings = { ...bookingSettings(env, group), contentFolder: group.contentFolder, dealersFile };
  const booking = await createBooking(settings, parts);
  const tireHotel = await createTireHotel(
    {
      remote: backendSettings(env, group).tireHotel,
      own: settings,
      sites: settings.tireHotelSites,
      countsAddresses: env.FORMS_RATE_LIMIT !== 0,
    },
    parts,
    booking.links,
  );
  const mailed = mailedBookings(env);
  return {
    gateways: { bookingLinks: tireHotel.links },
    services: {
      siteBookings: booking.sites,
      tireHotel: tireHotel.service,
      customerNotices: (site) => ({
        smsNotice: booking.sites.get(site)?.smsNotice ?? null,
        mailedBookings: mailed,
      }),
    },
    deliverers: { ...booking.deliverers, ...tireHotel.deliverers },
    close: () => {
      booking.close();
      tireHotel.close();
    },
  };
}
