import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Deliver } from '../../storage/outbox/Outbox.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { SiteEngine } from '../createSiteEngine.ts';
import type { LinkSigner } from './createLinkSigner.ts';
import { asBookingErrors } from '../embedded/asBookingErrors.ts';
import { linksOfKinds } from './linksOfKinds.ts';
import { reminderKinds } from '../mail/createBookingMessages.ts';
import type { ReminderPayload } from '../mail/createBookingMessages.ts';
import { noBookingLinks } from './noBookingLinks.ts';

interface SitesOfKind {
  kind: BookingKind;
  /** By site name. */
  bySite: ReadonlyMap<string, SiteEngine>;
  signer: LinkSigner;
  storage: Storage;
  logger: Logger;
}

/** Routes links and reminders of one kind of bookings to the site where the booking was made. */
export function createBookingLinkGateways({ kind, bySite, signer, storage, logger }: SitesOfKind): {
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
} {
  async function findSite(bookingId: string): Promise<SiteEngine | undefined> {
    const query = storage.db.selectFrom('bookings').select('site').where('id', '=', bookingId);
    const booking = await query.executeTakeFirst();
    return booking && bySite.get(booking.site);
  }
  return {
    links: linksOfKinds(async (link) => {
      const id = signer.idOf(link);
      const site = id === null ? undefined : await asBookingErrors(logger, 'link', () => findSite(id));
      return site?.links ?? noBookingLinks();
    }),
    deliverers: {
      [reminderKinds[kind]]: async (entry, signal) => {
        const site = await findSite((entry.payload as ReminderPayload).bookingId);
        return site ? site.deliverReminder(entry, signal) : 'delivered';
      },
    },
  };
}
