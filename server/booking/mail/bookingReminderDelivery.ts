import { queueMail } from '../../messages/queueMessages.ts';
import type { Deliver, OutboxEntry } from '../../storage/outbox/Outbox.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { slotInstant } from '../embedded/times/slotInstant.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { buildFacts } from './createBookingMessages.ts';
import type { BookingMessageOptions, ReminderPayload } from './createBookingMessages.ts';
import { customerMail } from './customerMail.ts';
import { queueBookingSms } from '../sms/bookingSms.ts';

export interface ReminderOptions extends Omit<BookingMessageOptions, 'texts' | 'senders'> {
  storage: Storage;
  /** Locks and reads a booking, so that it cannot change meanwhile; null for an unknown id. */
  bookingOf: (queries: Queries, bookingId: string) => Promise<StoredBooking | null>;
  workshopOf: (departmentId: string) => Workshop | undefined;
}

/**
 * Delivers the reminders of one kind of bookings by queueing a mail or text message.
 * A reminder of a booking that was changed since or has begun is dropped without an error.
 */
export function bookingReminderDelivery(options: ReminderOptions): Deliver {
  const { storage, outbox, clock, bookingOf, workshopOf, timeZone } = options;
  return async (entry) => {
    const { bookingId, sequence, by = 'mail', mail: what = 'reminder' } = payloadOf(entry);
    await storage.write(async (queries) => {
      const booking = await bookingOf(queries, bookingId);
      if (booking?.state !== 'booked' || booking.sequence !== sequence) return;
      const workshop = workshopOf(booking.departmentId);
      if (!workshop || slotInstant(booking.timeSlot, timeZone) <= clock.now().getTime()) return;
      const facts = buildFacts(booking, workshop, options);
      if (by === 'sms') return queueBookingSms('reminder', facts, { outbox, queries, clock });
      await queueMail(outbox, queries, { key: entry.subject, mail: customerMail(what, facts, clock.now()) });
    });
    return 'delivered';
  };
}

function payloadOf({ payload }: OutboxEntry): ReminderPayload {
  return payload as ReminderPayload;
}
