import type { BookingKind } from '../../shared/booking/BookingTypes.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { Deliver } from '../storage/Outbox.ts';
import { bookingCalendar } from './bookingCalendar.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingParts, BookingSettings } from './createBooking.ts';
import type { LinkSigner } from './createLinkSigner.ts';
import type { BookingReference } from './embedded/BookingReference.ts';
import { bookingById } from './embedded/bookingRows.ts';
import { createEmbeddedBooking } from './embedded/createEmbeddedBooking.ts';
import type { BookingEngine } from './embedded/createBookingEngine.ts';
import { createEmbeddedLinks } from './embedded/createEmbeddedLinks.ts';
import { bookingReminderDelivery } from './mail/bookingReminderDelivery.ts';
import { createBookingMessages, reminderKinds } from './mail/createBookingMessages.ts';

/** Page of the site that shows a booking, of whichever kind. */
const bookingPath = '/verkstad/bokning';

interface MailingBookingOptions {
  kind: BookingKind;
  reference: BookingReference;
  signer: LinkSigner;
  /** Whose address and texts stand in mails. */
  site: BookingSettings['site'];
  origin: BookingSettings['origin'];
  /** Of the page on which one books. */
  bookPath: string;
}

export interface MailingBooking {
  /** The gateway, over this reference or one with another idea of cars. */
  gatewayOf: (reference: BookingReference) => BookingGateway;
  engine: BookingEngine;
  links: BookingLinkGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
}

/** The embedded engine with the mails, calendar files, reminders and links of one kind of bookings. */
export function createMailingBooking(
  { kind, reference, signer, site, origin, bookPath }: MailingBookingOptions,
  { storage, outbox, content, onBooked, clock, logger }: BookingParts,
): MailingBooking {
  const { timeZone } = reference;
  const { linkOf, idOf } = signer;
  const dictionary = () => content.dictionary({ site, language: 'sv' });
  const texts = bookingTextSource({ dictionary, kind, clock, logger });
  const mails = {
    kind,
    outbox,
    clock,
    timeZone,
    texts,
    // behind #, which no browser sends: a link reaches no server and no log
    addressOf: (id: string) => `${origin}${bookingPath}#${linkOf(id)}`,
    bookAddress: origin + bookPath,
  };
  const messages = createBookingMessages(mails);
  const options = { storage, messages, clock, logger, onBooked, linkOf };
  const { engine } = createEmbeddedBooking({ ...options, reference });
  const links = createEmbeddedLinks({
    kind,
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
  return {
    gatewayOf: (own) => createEmbeddedBooking({ ...options, reference: own }).gateway,
    engine,
    links,
    deliverers: { [reminderKinds[kind]]: deliverReminder },
  };
}
