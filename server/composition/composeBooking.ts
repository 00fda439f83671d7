import { backendSettings } from '../../config/backendSettings.ts';
import { bookingSettings, mailedBookings } from '../../config/bookingSettings.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { BookingParts, BookingSettings } from '../booking/Booking.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import { createBooking } from '../booking/createBooking.ts';
import type { Services } from '../Services.ts';
import { createConfirmationCodes } from '../booking/createConfirmationCodes.ts';
import { createCustomerLimits } from '../booking/customerLimits.ts';
import { reportUnknownOutcomes } from '../booking/reportUnknownOutcomes.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createSharedLimits } from '../storage/sharedLimits.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';
import type { RemoteTireHotelOptions } from '../tirehotel/createRemoteTireHotel.ts';
import { createRemoteTireHotel } from '../tirehotel/createRemoteTireHotel.ts';
import { createTireHotelService } from '../tirehotel/createTireHotelService.ts';
import { wheelChangeNames } from '../wheelchanges/wheelChangeReference.ts';
import { openWheelChanges } from '../wheelchanges/openWheelChanges.ts';
import { wheelChangeCase } from '../wheelchanges/wheelChangeCase.ts';
import { openEmbeddedTireHotel } from './openEmbeddedTireHotel.ts';
import type { EmbeddedTireHotel } from './openEmbeddedTireHotel.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

type TireHotelSettings = BookingSettings & { tireHotelSites: readonly BookingSite[] };

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
  const { storage, clock, logger } = foundation;
  const secret = await secretAtStart(storage, 'bookingCounts');
  const shared = createSharedLimits({ storage, clock, secret });
  const limited = {
    limits: createCustomerLimits(shared),
    codes: createConfirmationCodes({ shared, secret, clock }),
  };
  const parts = { ...foundation, ...sources, ...(env.FORMS_RATE_LIMIT === 0 ? {} : limited) };
  const settings = { ...bookingSettings(env, group), contentFolder: group.contentFolder, dealersFile };
  const booking = await createBooking(settings, parts);
  const tireHotel = await openTireHotel(backendSettings(env, group).tireHotel, settings, parts, booking.links);
  const countsAddresses = env.FORMS_RATE_LIMIT !== 0;
  const stored = { storage, clock, logger, countsAddresses };
  const mailed = mailedBookings(env);
  return {
    gateways: { bookingLinks: tireHotel?.links ?? booking.links },
    services: {
      siteBookings: booking.sites,
      tireHotel: tireHotel && (await createTireHotelService({ ...stored, backend: tireHotel.backend })),
      customerNotices: (site) => ({
        smsNotice: booking.sites.get(site)?.smsNotice ?? null,
        mailedBookings: mailed,
      }),
    },
    deliverers: { ...booking.deliverers, ...tireHotel?.deliverers },
    close: () => {
      booking.close();
      tireHotel?.close();
    },
  };
}

/**
 * Connects to the configured tire hotel service, or starts the embedded engine.
 * All sites share it, and each location names the site whose country it is in.
 * @param otherLinks links of all bookings but wheel changes
 * @returns null when no site has a tire hotel
 */
async function openTireHotel(
  remote: RemoteTireHotelOptions,
  settings: TireHotelSettings,
  parts: BookingParts,
  otherLinks: BookingLinkGateway,
): Promise<(EmbeddedTireHotel & { close: () => void }) | null> {
  const [site, ...others] = settings.tireHotelSites;
  if (!site) return null;
  if (!remote.endpoint) {
    const embedded = await openEmbeddedTireHotel({ ...settings, sites: [site, ...others], otherLinks }, parts);
    return { ...embedded, close: () => undefined };
  }
  const onUnknown = reportUnknownOutcomes({ ...settings, site }, { ...parts, workshopOf: () => Promise.resolve(null) });
  const service = createRemoteTireHotel(remote, {
    ...parts,
    timeZone: site.timeZone,
    detailsOf: wheelChangeCase(wheelChangeNames(site.languages, parts.builtInTexts)[site.languages[0]] ?? ''),
    openBookings: openWheelChanges(parts),
    // a service that honours keys tells the outcome on a retry
    ...(remote.honoursKeys ? {} : { onUnknown }),
  });
  return { ...service, links: otherLinks, deliverers: {} };
}
