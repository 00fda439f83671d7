import type { BookingLinkGateway } from '../shared/booking/BookingLinkGateway.ts';
import type { BookingParts, BookingSettings } from './booking/createBooking.ts';
import { tellOfUnknownOutcomes } from './booking/tellOfUnknownOutcomes.ts';
import { createOwnTireHotel } from './createOwnTireHotel.ts';
import type { Deliver } from './storage/Outbox.ts';
import { createTireHotelDesk } from './tirehotel/createTireHotelDesk.ts';
import { createTireHotelService } from './tirehotel/createTireHotelService.ts';
import type { TireHotelServiceOptions } from './tirehotel/createTireHotelService.ts';
import type { TireHotelDesk } from './tirehotel/TireHotelDesk.ts';
import { openWheelChanges } from './openWheelChanges.ts';
import { wheelChangeCase } from './wheelChangeCase.ts';

interface TireHotelSettings {
  /** `endpoint` "" for the embedded engine. */
  service: TireHotelServiceOptions;
  /** Of the embedded engine. */
  own: Pick<BookingSettings, 'contentFolder' | 'linkSecret' | 'site' | 'origin' | 'locales' | 'senders' | 'casesMail'>;
  /** False where many visitors come from one address, as on a machine of tests. */
  countsAddresses: boolean;
}

interface TireHotel {
  desk: TireHotelDesk;
  /** Of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  close: () => void;
}

/**
 * The tire hotel service that the settings name, or the embedded engine; with the desk in front of either.
 * @param otherLinks of all bookings but wheel changes
 */
export async function createTireHotel(
  { service, own, countsAddresses }: TireHotelSettings,
  parts: BookingParts,
  otherLinks: BookingLinkGateway,
): Promise<TireHotel> {
  const { storage, clock, logger } = parts;
  const { backend, links, deliverers, close } = service.endpoint
    ? { ...tireHotelService(service, own, parts), links: otherLinks, deliverers: {} }
    : { ...(await createOwnTireHotel({ ...own, otherLinks }, parts)), close: () => undefined };
  const desk = await createTireHotelDesk({ backend, storage, clock, logger, countsAddresses });
  return { desk, links, deliverers, close };
}

function tireHotelService(service: TireHotelServiceOptions, own: TireHotelSettings['own'], parts: BookingParts) {
  const onUnknown = tellOfUnknownOutcomes(own, { ...parts, workshopOf: () => Promise.resolve(null) });
  return createTireHotelService(service, {
    ...parts,
    detailsOf: wheelChangeCase,
    openBookings: openWheelChanges(parts),
    // where the service knows keys the customer finds out by checking again
    ...(service.honoursKeys ? {} : { onUnknown }),
  });
}
