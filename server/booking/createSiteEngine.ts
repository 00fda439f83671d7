import type { BookingKind, MessageChannel } from '../../shared/booking/BookingTypes.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { bookingCalendar } from './bookingCalendar.ts';
import { bookingTextSource } from './bookingTextSource.ts';
import type { BookingParts, BookingSettings } from './Booking.ts';
import type { BookingSite } from './BookingSite.ts';
import { pageAddresses } from './links/pageAddresses.ts';
import type { MessagePage } from './links/pageAddresses.ts';
import type { LinkSigner } from './links/createLinkSigner.ts';
import type { BookingReference } from './embedded/BookingReference.ts';
import { lockBooking } from './embedded/bookingRows.ts';
import { createBookingEngine } from './embedded/createBookingEngine.ts';
import type { BookingEngine } from './embedded/createBookingEngine.ts';
import { createEmbeddedGateway } from './embedded/createEmbeddedGateway.ts';
import type { StoredBooking } from './embedded/StoredBooking.ts';
import type { WaitingHooks } from './embedded/WaitingHooks.ts';
import { createEmbeddedLinks } from './embedded/createEmbeddedLinks.ts';
import { bookingReminderDelivery } from './mail/bookingReminderDelivery.ts';
import { createBookingMessages, buildFacts } from './mail/createBookingMessages.ts';

interface SiteEngineOptions {
  kind: BookingKind;
  reference: BookingReference;
  signer: LinkSigner;
  /** Site whose address and texts the mails use. */
  site: BookingSite;
  texts: BookingSettings['texts'];
  senders: BookingSettings['senders'];
  waiting?: WaitingHooks;
  /** The page with the booking form. */
  bookPage: MessagePage;
}

/** The bookings of one kind of a site. */
export interface SiteEngine {
  engine: BookingEngine;
  gateway: BookingGateway;
  links: BookingLinkGateway;
  deliverReminder: Deliver;
  /** Channels by which messages about a booking are sent. */
  channelsOf: (booking: StoredBooking) => MessageChannel[];
}

/** The embedded engine with the mails, reminders and links of one kind of bookings of a site. */
export function createSiteEngine(
  { kind, reference, signer, site, texts, senders, waiting, bookPage }: SiteEngineOptions,
  { storage, outbox, content, builtInTexts, limits, onBooked, clock, logger }: BookingParts,
): SiteEngine {
  const { linkOf, idOf } = signer;
  const wordings = bookingTextSource({ site, content, builtInTexts, kind, logger });
  const pageIn = pageAddresses(site, wordings);
  const mails = {
    kind,
    outbox,
    clock,
    timeZone: reference.timeZone,
    currency: reference.currency,
    phones: site,
    distanceUnit: site.distanceUnit,
    writePlate: reference.writePlate,
    wordings,
    // in the fragment, which browsers do not send: the link reaches no server and no log
    addressOf: (id: string, language?: Language) => `${pageIn(language, 'pathToBooking')}#${linkOf(id)}`,
    bookAddress: (language?: Language) => pageIn(language, bookPage),
    texts,
    senders,
    ...(limits ? { limits } : {}),
  };
  const messages = createBookingMessages(mails);
  const options = {
    ...{ storage, reference, messages, clock, logger, onBooked },
    ...(waiting ? { waiting } : {}),
    ...(limits ? { limits } : {}),
  };
  const engine = createBookingEngine(options);
  const links = createEmbeddedLinks({
    kind,
    engine,
    reference,
    idOf,
    calendarOf: (booking, workshop) => bookingCalendar(booking, workshop, buildFacts(booking, workshop, mails)),
    channelsOf: messages.channelsOf,
    onChanged: onBooked,
  });
  const deliverReminder = bookingReminderDelivery({
    ...mails,
    storage,
    bookingOf: async (queries, id) => (await lockBooking(queries, id))?.booking ?? null,
    workshopOf: (departmentId) => reference.workshops.find((workshop) => workshop.departmentId === departmentId),
  });
  const gateway = createEmbeddedGateway({ ...options, engine, linkOf });
  return { engine, gateway, links, deliverReminder, channelsOf: messages.channelsOf };
}
