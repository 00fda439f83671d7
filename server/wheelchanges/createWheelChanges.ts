import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { BookingParts, BookingSettings } from '../booking/Booking.ts';
import { assignBookingsToSites } from '../booking/assignBookingsToSites.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import { createBookingLinkGateways } from '../booking/links/createBookingLinkGateways.ts';
import { createLinkSigner } from '../booking/links/createLinkSigner.ts';
import { asBookingErrors } from '../booking/embedded/asBookingErrors.ts';
import { bookingKindOf } from '../booking/embedded/bookingKindOf.ts';
import { linksOfKinds } from '../booking/links/linksOfKinds.ts';
import { siteWheelChanges } from './siteWheelChanges.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';
import type { TireHotelFiles } from '../tirehotel/embedded/files/TireHotelFiles.ts';
import type { WheelChanges } from '../tirehotel/embedded/WheelChanges.ts';

interface WheelChangeSettings extends Pick<BookingSettings, 'linkSecret' | 'senders'> {
  /** Sites with a tire hotel. */
  sites: readonly [BookingSite, ...BookingSite[]];
  files: TireHotelFiles;
  /** Links of all other bookings. */
  otherLinks: BookingLinkGateway;
}

interface WheelChangeBooking {
  wheelChanges: WheelChanges;
  /** Links of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
}

/**
 * Starts a second booking engine for wheel changes, whose workshops are the tire hotel's locations.
 * Wheel changes are bookings in the engine's tables, with its mails, reminders, calendar files and links, whatever
 * system books workshops. Each location books in the country, time zone and languages of its site.
 */
export async function createWheelChanges(
  { linkSecret, sites, senders, files, otherLinks }: WheelChangeSettings,
  parts: BookingParts,
): Promise<WheelChangeBooking> {
  const { storage, logger } = parts;
  const signer = createLinkSigner(linkSecret ? () => linkSecret : await secretAtStart(storage, 'bookingLinks'));
  const [first, ...others] = sites;
  const createSiteChanges = (site: BookingSite) => siteWheelChanges({ site, files, signer, senders }, parts);
  const firstSiteChanges = createSiteChanges(first);
  const isUsed = ({ name }: BookingSite): boolean => files.locations.some((location) => location.site === name);
  const bySite = new Map([
    [first.name, firstSiteChanges],
    ...others.filter(isUsed).map((site) => [site.name, createSiteChanges(site)] as const),
  ]);
  const departments = [...bySite].map(([site, { reference }]) => {
    const { country, workshops } = reference;
    return { site, country, departments: workshops.map(({ departmentId }) => departmentId) };
  });
  await storage.prepare((opened) => assignBookingsToSites(opened, departments));
  const engines = new Map([...bySite].map(([site, { siteEngine }]) => [site, siteEngine]));
  const { links, deliverers } = createBookingLinkGateways({
    kind: 'wheelChange',
    bySite: engines,
    signer,
    storage,
    logger,
  });

  async function isWheelChange(link: string): Promise<boolean> {
    const id = signer.idOf(link);
    if (id === null) return false;
    const query = storage.db.selectFrom('bookings').select('department').where('id', '=', id);
    const booking = await asBookingErrors(logger, 'link', () => query.executeTakeFirst());
    return booking !== undefined && bookingKindOf({ departmentId: booking.department }) === 'wheelChange';
  }

  /** Unknown locations are refused by the first site. */
  const at = (erpId: string): WheelChanges => {
    const site = files.locations.find((location) => location.erpId === erpId)?.site ?? '';
    return bySite.get(site) ?? firstSiteChanges;
  };

  return {
    wheelChanges: {
      days: (erpId, from, to) => at(erpId).days(erpId, from, to),
      times: (erpId, from, to) => at(erpId).times(erpId, from, to),
      book: (erpId, ...booking) => at(erpId).book(erpId, ...booking),
      next: async (regNos, language = first.languages[0]) => {
        const changes = await Promise.all([...bySite.values()].map((site) => site.next(regNos, language)));
        return changes.flat();
      },
    },
    links: linksOfKinds(async (link) => ((await isWheelChange(link)) ? links : otherLinks)),
    deliverers,
  };
}
