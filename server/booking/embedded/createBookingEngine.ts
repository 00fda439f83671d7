import type { BookingRequest, DayAvailability, OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import { asBookingErrors } from './asBookingErrors.ts';
import { bookingAccess } from './changes/bookingAccess.ts';
import { toWorkTime } from './bookingRows.ts';
import { buildWeeks } from './times/buildWeeks.ts';
import { cancelBooking } from './changes/cancelBooking.ts';
import { changeServices } from './changes/changeServices.ts';
import type { KeyedServiceChange } from './changes/changeServices.ts';
import { checkWork } from './checkBookingRequest.ts';
import type { CheckedRequest } from './checkBookingRequest.ts';
import { makeBooking } from './makeBooking.ts';
import { moveBooking } from './changes/moveBooking.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { BookingDetails, BookingEngineOptions } from './BookingEngineOptions.ts';

/**
 * Makes bookings, and views and changes them by id; callers have checked the right to do so.
 * Every method rejects with BookingError: LinkInvalid when there is no such booking, TooLate, TimeslotNotAvailable,
 * CarAlreadyBooked, InvalidRequest, ServerError.
 */
export interface BookingEngine {
  /**
   * Books a time. A repeated request key returns the booking that it made; with other contents it is InvalidRequest.
   * OutcomeUnknown when the commit got no response: a retry with the same key tells.
   */
  book(request: BookingRequest, details: BookingDetails): Promise<StoredBooking>;
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

/** Makes and changes bookings, each in one transaction with workshop capacity and messages. */
export function createBookingEngine(options: BookingEngineOptions): BookingEngine {
  const { storage, reference, clock, logger } = options;
  const { workshopOf, kept } = bookingAccess(options);

  const checkServices = (
    { departmentId, request: { registrationNumber } }: StoredBooking,
    services: readonly OfferingRequest[],
  ): Pick<CheckedRequest, 'services' | 'workMinutes'> =>
    checkWork({ departmentId, registrationNumber, serviceOfferingRequests: [...services] }, reference);

  return {
    book: (request, details) => asBookingErrors(logger, 'book', () => makeBooking(options, request, details)),

    view: (id) => asBookingErrors(logger, 'view', async () => (await kept(storage.db, id)).booking),

    move: (id, to) => asBookingErrors(logger, 'move', () => moveBooking(options, id, to)),

    cancel: (id) => asBookingErrors(logger, 'cancel', () => cancelBooking(options, id)),

    changeServices: (id, change) =>
      asBookingErrors(logger, 'changeServices', () => changeServices(options, id, change)),

    timeslots: (id, from, services) =>
      asBookingErrors(logger, 'timeslots', async () => {
        const { booking, workMinutes: bookedMinutes } = await kept(storage.db, id);
        const { workMinutes, services: chosen } = services
          ? checkServices(booking, services)
          : { workMinutes: bookedMinutes, services: booking.services };
        const own = booking.state === 'booked' ? toWorkTime(booking, reference.timeZone) : null;
        const now = clock.now().getTime();
        return buildWeeks(
          { workshop: workshopOf(booking), workMinutes, chosen, from, own },
          { queries: storage.db, now, span: reference },
        );
      }),
  };
}
