import { queueMail } from '../../messages/queueMessages.ts';
import type { Deliver, OutboxEntry } from '../../storage/Outbox.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { slotInstant } from '../embedded/slotInstant.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { factsOf } from './createBookingMessages.ts';
import type { BookingMessageOptions, ReminderPayload } from './createBookingMessages.ts';
import { customerMail } from './customerMail.ts';
import { queueBookingSms } from '../sms/bookingSms.ts';

export interface ReminderOptions extends Omit<BookingMessageOptions, 'texts' | 'senders'> {
  storage: Storage;
  /** Locks and reads it, so that no change comes between; null when there is none of this id. */
  bookingOf: (queries: Queries, bookingId: string) => Promise<StoredBooking | null>;
  workshopOf: (departmentId: string) => Workshop | undefined;
}

/**
 * Delivers the reminders of one kind of bookings: puts the mail or text message into the outbox when the booking stands as it
 * did when the reminder was made and its time is still to come, and ends quietly when not.
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
      const facts = factsOf(booking, workshop, options);
      if (by === 'sms') return queueBookingSms('reminder', facts, { outbox, queries, clock });
      await queueMail(outbox, queries, { key: entry.subject, mail: customerMail(what, facts, clock.now()) });
    });
    return 'delivered';
  };
}

function payloadOf({ payload }: OutboxEntry): ReminderPayload {
  return payload as ReminderPayload;
}
