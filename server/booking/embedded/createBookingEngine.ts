import { BookingError } from '../../../shared/booking/BookingGateway.ts';
import type { DayAvailability, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Storage } from '../../storage/Storage.ts';
import { asBookingErrors } from './asBookingErrors.ts';
import type { BookingMessages } from './BookingMessages.ts';
import { bookingAccess } from './bookingAccess.ts';
import type { BookingReference } from './BookingReference.ts';
import { toWorkTime, updateBooking } from './bookingRows.ts';
import { lockCarTime, plateKey } from './carTimes.ts';
import { changeServices } from './changeServices.ts';
import type { KeyedServiceChange } from './changeServices.ts';
import { checkWork, invalid, workTime } from './checkBookingRequest.ts';
import { nearestFreeTimes } from './nearestFreeTimes.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { TakenError, runInTransaction } from './runInTransaction.ts';
import { isInTime } from './workshopCalendar.ts';
import { changeUse } from './workshopUse.ts';
import type { WaitingHooks } from './WaitingHooks.ts';
import { buildWeeks } from './buildWeeks.ts';
import type { WorkTime } from './workTimes.ts';

/**
 * Views and changes bookings by id; callers have checked the right to do so.
 * Every method rejects with BookingError: LinkInvalid when there is no such booking, TooLate, TimeslotNotAvailable,
 * CarAlreadyBooked, InvalidRequest, ServerError.
 */
export interface BookingEngine {
  view(id: string): Promise<StoredBooking>;
  /** Moves to another time at the same workshop. Moving to the current time changes nothing. */
  move(id: string, to: { timeSlot: string; isFullDay: boolean }): Promise<StoredBooking>;
  /** Cancelling a cancelled booking changes nothing. */
  cancel(id: string): Promise<StoredBooking>;
  /**
   * Changes the services, and the time at the same workshop if the change has one.
   * A repeated request key changes nothing more, and is InvalidRequest with other contents or for another version of
   * the booking.
   */
  changeServices(id: string, change: KeyedServiceChange): Promise<StoredBooking>;
  /** Returns four weeks from a date, for the booked or the given services. The booking's own time counts as free. */
  timeslots(id: string, from: string, services?: readonly OfferingRequest[]): Promise<DayAvailability[]>;
}

export interface BookingEngineOptions {
  storage: Storage;
  reference: BookingReference;
  messages: BookingMessages;
  /** Hooks of the waiting lists; left out without them. */
  waiting?: WaitingHooks;
  clock: Clock;
  logger: Logger;
  /** Creates booking ids, lower-case UUIDs; random ones when left out. */
  newId?: () => string;
}

/** Changes bookings, each in one transaction with workshop capacity and messages. */
export function createBookingEngine(options: BookingEngineOptions): BookingEngine {
  const { storage, reference, messages, waiting, clock, logger } = options;
  const { timeZone, country } = reference;

  const { workshopOf, ensureChangeable, kept, held } = bookingAccess(options);

  /** Error of a move to a taken time. */
  async function takenError(id: string, time: WorkTime): Promise<BookingError> {
    const { booking, workMinutes } = await kept(storage.db, id);
    const timeQuery = {
      workshop: workshopOf(booking),
      workMinutes,
      time,
      others: [],
      own: toWorkTime(booking, timeZone),
    };
    const at = { queries: storage.db, now: clock.now().getTime(), span: reference };
    return new BookingError('TimeslotNotAvailable', { freeTimes: await nearestFreeTimes(timeQuery, at) });
  }

  function calculateWorkMinutes(
    { departmentId, request }: StoredBooking,
    services: readonly OfferingRequest[],
  ): number {
    const { registrationNumber } = request;
    return checkWork({ departmentId, registrationNumber, serviceOfferingRequests: [...services] }, reference)
      .workMinutes;
  }

  return {
    view: (id) => asBookingErrors(logger, 'view', async () => (await kept(storage.db, id)).booking),

    move: (id, to) =>
      asBookingErrors(logger, 'move', async () => {
        const moved = await runInTransaction((refuse) =>
          storage.write(async (queries) => {
            const { booking, workMinutes } = await held(queries, id);
            const workshop = workshopOf(booking);
            const now = clock.now();
            if (booking.state === 'cancelled') throw invalid('The booking is cancelled.');
            if (booking.timeSlot === to.timeSlot && booking.isFullDay === to.isFullDay) return booking;
            ensureChangeable(booking, workshop, now.getTime());
            const { time, fits } = workTime(to, reference, workshop, workMinutes, now.getTime());
            if (!fits || !isInTime(workshop, time, now.getTime())) return refuse(time);
            const plate = plateKey(booking.request.registrationNumber);
            if (await lockCarTime(queries, { plate, country, time, timeZone, ownId: id })) {
              throw new BookingError('CarAlreadyBooked');
            }
            const from = toWorkTime(booking, timeZone);
            if (!(await changeUse(queries, workshop, { from, to: time }))) return refuse(time);
            const { timeSlot, isFullDay, minutes } = time;
            const sequence = booking.sequence + 1;
            const after = { ...booking, timeSlot, isFullDay, minutes, sequence, changedAt: now.toISOString() };
            await updateBooking(queries, after);
            await messages.moved(queries, after, workshop);
            await waiting?.freed(queries, toWorkshopDay(booking));
            return after;
          }),
        );
        if (moved instanceof TakenError) throw await takenError(id, moved.time);
        return moved;
      }),

    cancel: (id) =>
      asBookingErrors(logger, 'cancel', () =>
        storage.write(async (queries) => {
          const { booking } = await held(queries, id);
          if (booking.state === 'cancelled') return booking;
          const workshop = workshopOf(booking);
          const now = clock.now();
          ensureChangeable(booking, workshop, now.getTime());
          await changeUse(queries, workshop, { from: toWorkTime(booking, timeZone), to: null });
          const sequence = booking.sequence + 1;
          const after: StoredBooking = { ...booking, state: 'cancelled', sequence, changedAt: now.toISOString() };
          await updateBooking(queries, after);
          await messages.cancelled(queries, after, workshop);
          await waiting?.freed(queries, toWorkshopDay(booking));
          return after;
        }),
      ),

    changeServices: (id, change) =>
      asBookingErrors(logger, 'changeServices', () => changeServices(options, id, change)),

    timeslots: (id, from, services) =>
      asBookingErrors(logger, 'timeslots', async () => {
        const { booking, workMinutes: booked } = await kept(storage.db, id);
        const workMinutes = services ? calculateWorkMinutes(booking, services) : booked;
        const own = booking.state === 'booked' ? toWorkTime(booking, timeZone) : null;
        const now = clock.now().getTime();
        return buildWeeks(
          { workshop: workshopOf(booking), workMinutes, from, own },
          { queries: storage.db, now, span: reference },
        );
      }),
  };
}

function toWorkshopDay({ departmentId, timeSlot }: StoredBooking): { departmentId: string; day: string } {
  return { departmentId, day: timeSlot.slice(0, 10) };
}
