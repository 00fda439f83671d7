import { queueMail } from '../../messages/queueMessages.ts';
import type { Deliver, OutboxEntry } from '../../storage/Outbox.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { Workshop } from '../embedded/BookingReference.ts';
import { slotInstant } from '../embedded/slotInstant.ts';
import type { StoredBooking } from '../embedded/StoredBooking.ts';
import { factsOf } from './createBookingMessages.ts';
import type { BookingMessageOptions, ReminderPayload } from './createBookingMessages.ts';
import { customerMail } from './customerMail.ts';

export interface ReminderOptions extends BookingMessageOptions {
  storage: Storage;
  /** null when there is none of this id, or it has lost its personal data. */
  bookingOf: (queries: Queries, bookingId: string) => Promise<StoredBooking | null>;
  workshopOf: (departmentId: string) => Workshop | undefined;
}

/**
 * Delivers the reminders of one kind of bookings: puts the mail into the outbox when the booking stands as it
 * did when the reminder was made and its time is still to come, and ends quietly when not.
 */
export function bookingReminderDelivery(options: ReminderOptions): Deliver {
  const { storage, outbox, clock, bookingOf, workshopOf, timeZone } = options;
  return async (entry) => {
    const { bookingId, sequence, mail: what = 'reminder' } = payloadOf(entry);
    await storage.write(async (queries) => {
      const booking = await bookingOf(queries, bookingId);
      if (booking?.state !== 'booked' || booking.sequence !== sequence) return;
      const workshop = workshopOf(booking.departmentId);
      if (!workshop || slotInstant(booking.timeSlot, timeZone) <= clock.now().getTime()) return;
      const mail = customerMail(what, factsOf(booking, workshop, options), clock.now());
      await queueMail(outbox, queries, { key: entry.subject, mail });
    });
    return 'delivered';
  };
}

function payloadOf({ payload }: OutboxEntry): ReminderPayload {
  return payload as ReminderPayload;
}
