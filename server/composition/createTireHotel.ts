import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import type { BookingParts, BookingSettings } from '../booking/Booking.ts';
import { reportUnknownOutcomes } from '../booking/reportUnknownOutcomes.ts';
import { openEmbeddedTireHotel } from './openEmbeddedTireHotel.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createTireHotelService } from '../tirehotel/createTireHotelService.ts';
import { createRemoteTireHotel } from '../tirehotel/createRemoteTireHotel.ts';
import type { RemoteTireHotelOptions } from '../tirehotel/createRemoteTireHotel.ts';
import type { TireHotelService } from '../tirehotel/TireHotelService.ts';
import { openWheelChanges } from '../wheelchanges/openWheelChanges.ts';
import { wheelChangeCase } from '../wheelchanges/wheelChangeCase.ts';

interface TireHotelSettings {
  /** `endpoint` "" for the embedded engine. */
  remote: RemoteTireHotelOptions;
  /** Settings of the embedded engine. */
  own: Pick<BookingSettings, 'contentFolder' | 'excludesDemoData' | 'linkSecret' | 'senders' | 'casesMail'>;
  /** Sites with a tire hotel: they share one, and each location names the site whose country it is in. */
  sites: readonly BookingSite[];
  /** False when many visitors share one address, as on a test machine. */
  countsAddresses: boolean;
}

interface TireHotel {
  /** Null when no site has a tire hotel. */
  service: TireHotelService | null;
  /** Links of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  close: () => void;
}

/**
 * Connects to the configured tire hotel service, or starts the embedded engine.
 * TireHotelService is in front of either.
 * @param otherLinks of all bookings but wheel changes
 */
export async function createTireHotel(
  { remote, own, sites, countsAddresses }: TireHotelSettings,
  parts: BookingParts,
  otherLinks: BookingLinkGateway,
): Promise<TireHotel> {
  const { storage, clock, logger } = parts;
  const [site, ...others] = sites;
  if (!site) return { service: null, links: otherLinks, deliverers: {}, close: () => undefined };
  const { backend, links, deliverers, close } = remote.endpoint
    ? { ...tireHotelService(remote, { ...own, site }, parts), links: otherLinks, deliverers: {} }
    : {
        ...(await openEmbeddedTireHotel({ ...own, sites: [site, ...others], otherLinks }, parts)),
        close: () => undefined,
      };
  const service = await createTireHotelService({ backend, storage, clock, logger, countsAddresses });
  return { service, links, deliverers, close };
}

function tireHotelService(
  service: RemoteTireHotelOptions,
  own: TireHotelSettings['own'] & { site: BookingSite },
  parts: BookingParts,
) {
  const onUnknown = reportUnknownOutcomes(own, { ...parts, workshopOf: () => Promise.resolve(null) });
  return createRemoteTireHotel(service, {
    ...parts,
    timeZone: own.site.timeZone,
    detailsOf: wheelChangeCase(own.site.languages[0]),
    openBookings: openWheelChanges(parts),
    // a service that honours keys tells the outcome on a retry
    ...(service.honoursKeys ? {} : { onUnknown }),
  });
}
