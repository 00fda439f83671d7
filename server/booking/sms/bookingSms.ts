import { addDays } from '../../../shared/kit/time/zonedTime.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { queueSms } from '../../messages/queueMessages.ts';
import type { Outbox } from '../../storage/outbox/Outbox.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import { slotInstant } from '../embedded/times/slotInstant.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import type { BookingFacts } from '../mail/bookingFacts.ts';
import { bookingSmsText } from './bookingSmsText.ts';
import { smsNumber } from './smsNumber.ts';

const dayMs = 24 * 3_600_000;

type BookingSms = Exclude<Parameters<typeof bookingSmsText>[0], 'waitOffer'>;

/** Outbox subject of a text message about a booking: one of each kind per change. */
export function smsKey({ id, sequence }: Pick<StoredBooking, 'id' | 'sequence'>, what: BookingSms): string {
  return `booking:${id}:${String(sequence)}:${what}:sms`;
}

/**
 * Queues a text message about a booking, in the transaction that causes it.
 * It expires after a day, or at the time of the booking: a late one would be read as news. Nothing is queued for
 * numbers that cannot receive messages.
 */
export async function queueBookingSms(
  what: BookingSms,
  { booking, workshop, texts, language, locale, timeZone, phones, address }: BookingFacts,
  { outbox, queries, clock }: { outbox: Outbox; queries: Queries; clock: Clock },
): Promise<void> {
  const to = smsNumber(booking.request.customer.phone, phones);
  if (to === null) return;
  const { id, timeSlot, isFullDay } = booking;
  const facts = { id, timeSlot, isFullDay, phone: workshop.phone, link: address, texts, locale };
  const text = bookingSmsText(what, { ...facts, siteName: siteNameIn(workshop, language) });
  const lapsesAt = new Date(Math.min(slotInstant(timeSlot, timeZone), clock.now().getTime() + dayMs));
  await queueSms(outbox, queries, { key: smsKey(booking, what), sms: { to, text }, lapsesAt });
}

/** Withdraws queued text messages about a booking before its last change: they are outdated. */
export async function withdrawTexts(outbox: Outbox, queries: Queries, { id, sequence }: StoredBooking): Promise<void> {
  if (sequence === 0) return;
  const before = { id, sequence: sequence - 1 };
  const subjects = (['booked', 'moved', 'changed', 'reminder'] as const).map((what) => smsKey(before, what));
  await outbox.withdraw(queries, { kind: 'sms', subjects });
}

/**
 * Time of the text reminder: the workshop's hour of the previous day, wall clock.
 * Null when the workshop sends none, the hour has passed, or the booking was made or moved less than 24 hours before
 * its time.
 */
export function smsReminderTime(
  { timeSlot }: Pick<StoredBooking, 'timeSlot'>,
  { smsReminderHour }: Pick<Workshop, 'smsReminderHour'>,
  { timeZone, now }: { timeZone: string; now: Date },
): Date | null {
  if (smsReminderHour === undefined || slotInstant(timeSlot, timeZone) - now.getTime() < dayMs) return null;
  const hour = String(smsReminderHour).padStart(2, '0');
  const dueAt = slotInstant(`${addDays(timeSlot.slice(0, 10), -1)}T${hour}:00:00`, timeZone);
  return dueAt > now.getTime() ? new Date(dueAt) : null;
}
