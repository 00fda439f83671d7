import type { BookingKind, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { Currency, DistanceUnit, Language } from '../../../shared/site/SiteTypes.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { queueMail } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { CustomerLimits } from '../customerLimits.ts';
import type { BookingMessages } from '../embedded/BookingMessages.ts';
import { bookingKindOf } from '../embedded/bookingKindOf.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { slotInstant } from '../embedded/times/slotInstant.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { WordingsOf } from '../bookingTextSource.ts';
import { customerMail } from './customerMail.ts';
import { workshopMail } from './workshopMail.ts';
import { queueBookingSms, smsKey, smsReminderTime, withdrawTexts } from '../sms/bookingSms.ts';
import { smsNumber } from '../sms/smsNumber.ts';
import { workshopPhone } from '../workshopPhone.ts';
import type { SitePhones } from '../sms/smsNumber.ts';

type BookingEvent = 'booked' | 'moved' | 'changed' | 'cancelled';

export interface BookingMessageOptions {
  kind: BookingKind;
  outbox: Outbox;
  clock: Clock;
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  /** ISO 4217 code of prices. */
  currency: Currency;
  phones: SitePhones;
  /** Unit of the customers' mileage. */
  distanceUnit: DistanceUnit;
  /** Formats a registration number as people write it. */
  writePlate: (registrationNumber: string) => string;
  wordings: WordingsOf;
  /** Returns the URL of the page that shows a booking, with its link. */
  addressOf: (bookingId: string, language?: Language) => string;
  /** Returns the URL of the booking page. */
  bookAddress: (language?: Language) => string;
  /** True when mobile numbers get text messages, too. */
  texts: boolean;
  /** Limits of bookings per customer; left out for none. */
  limits?: CustomerLimits;
  /** Configured senders. Messages for other channels stay in the outbox. */
  senders: Readonly<Record<MessageChannel, boolean>>;
}

/** Outbox payload of a reminder; the customer's address and texts are only in the booking. */
export interface ReminderPayload {
  bookingId: string;
  /** Sequence of the booking at that time; a moved one has another reminder. */
  sequence: number;
  /** Mail to send; the reminder of the time when left out. */
  mail?: 'askedAgain';
  /** Sends a text message instead. */
  by?: 'sms';
}

/** Outbox kinds: each kind of bookings has its own deliverer. */
export const reminderKinds: Record<BookingKind, string> = {
  workshop: 'bookingReminder',
  wheelChange: 'wheelChangeReminder',
};
const hour = 3_600_000;
const remindHours = 24;
/** A customer who booked within so many hours before the reminder gets none. */
const rememberedHours = 12;

/** Collects the facts of a mail, in the customer's language, or the site's first one for a workshop. */
export function buildFacts(
  booking: StoredBooking,
  workshop: Workshop,
  options: Omit<BookingMessageOptions, 'outbox' | 'clock' | 'texts' | 'senders' | 'limits'>,
  reader: 'customer' | 'workshop' = 'customer',
): BookingFacts {
  const { kind, timeZone, currency, phones, distanceUnit, writePlate, wordings, addressOf, bookAddress } = options;
  const { texts, language, locale, sender } = wordings(reader === 'customer' ? booking.language : undefined);
  const addresses = { address: addressOf(booking.id, language), bookAddress: bookAddress(language) };
  const ofSite = { timeZone, currency, phones, distanceUnit, writePlate };
  const phone = workshopPhone(workshop.phone, phones, locale);
  return { kind, booking, workshop: { ...workshop, phone }, texts, language, locale, sender, ...ofSite, ...addresses };
}

/**
 * Mails every change of a booking to customer and workshop, and a reminder a day before.
 * The customer gets text messages, too, where the booking says so.
 */
export function createBookingMessages(options: BookingMessageOptions): BookingMessages {
  const { kind, outbox, clock, timeZone } = options;

  const tell =
    (what: BookingEvent) =>
    async (queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void> => {
      if (what !== 'cancelled') {
        const limited = what === 'booked' ? 'bookings' : 'changes';
        await options.limits?.count(queries, limited, booking.request, booking.country);
      }
      const facts = buildFacts(booking, workshop, options);
      const key = `booking:${booking.id}:${String(booking.sequence)}:${what}`;
      await queueMail(outbox, queries, { key, mail: customerMail(what, facts, clock.now()) });
      await queueMail(outbox, queries, {
        key: `${key}:workshop`,
        mail: workshopMail(what, buildFacts(booking, workshop, options, 'workshop')),
      });
      if (what !== 'cancelled') await remind(queries, booking);
      if (booking.toldBySms) await textCustomer(what, queries, booking, workshop);
    };

  async function textCustomer(
    what: BookingEvent,
    queries: Queries,
    booking: StoredBooking,
    workshop: Workshop,
  ): Promise<void> {
    await withdrawTexts(outbox, queries, booking);
    await queueBookingSms(what, buildFacts(booking, workshop, options), { outbox, queries, clock });
    const dueAt = what === 'cancelled' ? null : smsReminderTime(booking, workshop, { timeZone, now: clock.now() });
    if (!dueAt) return;
    const { id, sequence } = booking;
    const payload: ReminderPayload = { bookingId: id, sequence, by: 'sms' };
    await outbox.add(queries, { kind: reminderKinds[kind], subject: smsKey(booking, 'reminder'), payload, dueAt });
  }

  async function remind(queries: Queries, { id, sequence, timeSlot }: StoredBooking): Promise<void> {
    const dueAt = new Date(slotInstant(timeSlot, timeZone) - remindHours * hour);
    if (dueAt.getTime() - clock.now().getTime() < rememberedHours * hour) return;
    const payload: ReminderPayload = { bookingId: id, sequence };
    const subject = `booking:${id}:${String(sequence)}:reminder`;
    await outbox.add(queries, { kind: reminderKinds[kind], subject, payload, dueAt });
  }

  /** At most one per day: anyone who knows the customer's address can make the request that causes it. */
  async function askedAgain(queries: Queries, booking: StoredBooking): Promise<void> {
    const { id, sequence } = booking;
    const payload: ReminderPayload = { bookingId: id, sequence, mail: 'askedAgain' };
    const day = clock.now().toISOString().slice(0, 10);
    const subject = `booking:${id}:${String(sequence)}:askedAgain:${day}`;
    // By the kind of the booking. It may belong to the other engine, whose deliverer knows workshop and texts.
    await outbox.add(queries, { kind: reminderKinds[bookingKindOf(booking)], subject, payload });
  }

  return {
    textsTo: ({ customer }) => options.texts && smsNumber(customer.phone, options.phones) !== null,
    channelsOf: ({ toldBySms }) => [
      ...(options.senders.mail ? (['mail'] as const) : []),
      ...(options.senders.sms && toldBySms ? (['sms'] as const) : []),
    ],
    booked: tell('booked'),
    moved: tell('moved'),
    changed: tell('changed'),
    cancelled: tell('cancelled'),
    askedAgain,
  };
}
