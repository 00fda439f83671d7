import { BookingError } from '../../../../shared/booking/BookingError.ts';
import { bookingAccess } from './bookingAccess.ts';
import { toWorkTime, updateBooking } from '../bookingRows.ts';
import { lockCarTime } from '../times/carTimes.ts';
import { plateKey } from '../../../../shared/kit/text/plateKey.ts';
import { invalid, workTime } from '../checkBookingRequest.ts';
import type { BookingEngineOptions } from '../BookingEngineOptions.ts';
import { nearestFreeTimes } from '../times/nearestFreeTimes.ts';
import { TakenError, runInTransaction } from '../runInTransaction.ts';
import { toWorkshopDay } from '../StoredBooking.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import { timeTaken } from '../timeTaken.ts';
import { withAddons } from '../times/addonDays.ts';
import { meetsNoticePeriod } from '../times/workshopCalendar.ts';
import { changeUse } from '../times/workshopUse.ts';

/**
 * Moves a booking to another time at the same workshop, in one transaction with capacity and messages.
 * @see BookingEngine.move
 */
export async function moveBooking(
  options: BookingEngineOptions,
  id: string,
  to: { timeSlot: string; isFullDay: boolean },
): Promise<StoredBooking> {
  const { storage, reference, messages, waiting, clock } = options;
  const { timeZone, country } = reference;
  const { workshopOf, ensureChangeable, held } = bookingAccess(options);

  const moved = await runInTransaction((refuse) =>
    storage.write(async (queries) => {
      const { booking, workMinutes } = await held(queries, id);
      const workshop = workshopOf(booking);
      const now = clock.now();
      if (booking.state === 'cancelled') throw invalid('The booking is cancelled.');
      if (booking.timeSlot === to.timeSlot && booking.isFullDay === to.isFullDay) return booking;
      ensureChangeable(booking, workshop, now.getTime());
      const { time, fits } = workTime(to, reference, { workshop, workMinutes }, now.getTime());
      if (!fits || !meetsNoticePeriod(workshop, time, now.getTime())) return refuse(time);
      const plate = plateKey(booking.request.registrationNumber);
      if (await lockCarTime(queries, { plate, country, time, timeZone, ownId: id })) {
        throw new BookingError('CarAlreadyBooked');
      }
      const from = toWorkTime(booking, timeZone);
      const full = await changeUse(queries, workshop, { from, to: withAddons(time, booking.services) });
      if (full) return refuse(time, full.addon);
      const { timeSlot, isFullDay, minutes } = time;
      const sequence = booking.sequence + 1;
      const after = { ...booking, timeSlot, isFullDay, minutes, sequence, changedAt: now.toISOString() };
      await updateBooking(queries, after);
      await messages.moved(queries, after, workshop);
      await waiting?.freed(queries, toWorkshopDay(booking));
      return after;
    }),
  );
  if (moved instanceof TakenError) throw await takenError(options, id, moved);
  return moved;
}

/** Error of a move to a taken time, with free times nearby. */
async function takenError(options: BookingEngineOptions, id: string, taken: TakenError): Promise<BookingError> {
  const { storage, reference, clock } = options;
  const { workshopOf, kept } = bookingAccess(options);
  const { booking, workMinutes } = await kept(storage.db, id);
  const own = toWorkTime(booking, reference.timeZone);
  const { services, language = reference.language } = booking;
  const timeQuery = {
    workshop: workshopOf(booking),
    workMinutes,
    chosen: services,
    time: taken.time,
    others: [],
    own,
  };
  const at = { queries: storage.db, now: clock.now().getTime(), span: reference };
  return timeTaken(taken, { services, language }, await nearestFreeTimes(timeQuery, at));
}
