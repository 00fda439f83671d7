import { bookingAccess } from './bookingAccess.ts';
import { toWorkTime, updateBooking } from '../bookingRows.ts';
import type { BookingEngineOptions } from '../BookingEngineOptions.ts';
import { toWorkshopDay } from '../StoredBooking.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import { changeUse } from '../times/workshopUse.ts';

/**
 * Cancels a booking in one transaction, which frees its time and queues messages.
 * @see BookingEngine.cancel
 */
export function cancelBooking(options: BookingEngineOptions, id: string): Promise<StoredBooking> {
  const { storage, reference, messages, waiting, clock } = options;
  const { workshopOf, ensureChangeable, held } = bookingAccess(options);
  return storage.write(async (queries) => {
    const { booking } = await held(queries, id);
    if (booking.state === 'cancelled') return booking;
    const workshop = workshopOf(booking);
    const now = clock.now();
    ensureChangeable(booking, workshop, now.getTime());
    await changeUse(queries, workshop, { from: toWorkTime(booking, reference.timeZone), to: null });
    const sequence = booking.sequence + 1;
    const after: StoredBooking = { ...booking, state: 'cancelled', sequence, changedAt: now.toISOString() };
    await updateBooking(queries, after);
    await messages.cancelled(queries, after, workshop);
    await waiting?.freed(queries, toWorkshopDay(booking));
    return after;
  });
}
