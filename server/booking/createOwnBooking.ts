import { loadBookingReference } from './embedded/reference/loadBookingReference.ts';
import { bookingById } from './embedded/bookingRows.ts';
import { createEmbeddedBooking } from './embedded/createEmbeddedBooking.ts';
import { createEmbeddedLinks } from './embedded/createEmbeddedLinks.ts';
import { bookingReminderDelivery } from './mail/bookingReminderDelivery.ts';
import { createBookingMessages, reminderKind } from './mail/createBookingMessages.ts';
import { storedSecret } from '../storage/storedSecret.ts';
import { bookingCalendar } from './bookingCalendar.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { Booking, BookingParts, BookingSettings } from './createBooking.ts';
import { createLinkSigner } from './createLinkSigner.ts';

/** Pages of the site on which one books, and sees a booking. */
const bookPath = '/verkstad/boka';
const bookingPath = '/verkstad/bokning';

/** The embedded engine with its messages and links. */
export async function createOwnBooking(
  { linkSecret, site, origin, contentFolder, dealersFile }: BookingSettings,
  { storage, outbox, content, onBooked, clock, logger }: BookingParts,
): Promise<Omit<Booking, 'close'>> {
  const [reference, secret] = await Promise.all([
    loadBookingReference({ contentFolder, dealersFile, logger }),
    linkSecret || storedSecret(storage, 'bookingLinks'),
  ]);
  const { timeZone } = reference;
  const texts = bookingTextSource({ dictionary: () => content.dictionary({ site, language: 'sv' }), clock, logger });
  const { linkOf, idOf } = createLinkSigner(secret);
  const mails = {
    outbox,
    clock,
    timeZone,
    texts,
    // behind #, which no browser sends: a link reaches no server and no log
    addressOf: (id: string) => `${origin}${bookingPath}#${linkOf(id)}`,
    bookAddress: origin + bookPath,
  };
  const messages = createBookingMessages(mails);
  const { gateway, engine } = createEmbeddedBooking({ storage, reference, messages, clock, logger, onBooked, linkOf });
  const links = createEmbeddedLinks({
    engine,
    reference,
    idOf,
    calendarOf: (booking, workshop) =>
      bookingCalendar(booking, workshop, { timeZone, address: mails.addressOf(booking.id), texts: texts() }),
    onChanged: onBooked,
  });
  const deliverReminder = bookingReminderDelivery({
    ...mails,
    storage,
    bookingOf: async (queries, id) => (await bookingById(queries, id))?.booking ?? null,
    workshopOf: (departmentId) => reference.workshops.find((workshop) => workshop.departmentId === departmentId),
  });
  return { booking: gateway, links, deliverers: { [reminderKind]: deliverReminder } };
}
