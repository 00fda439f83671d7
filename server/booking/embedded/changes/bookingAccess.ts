import { BookingError } from '../../../../shared/booking/BookingError.ts';
import type { Queries } from '../../../storage/Storage.ts';
import type { BookingReference, Workshop } from '../BookingReference.ts';
import { bookingById, lockBooking } from '../bookingRows.ts';
import type { EngineBooking } from '../bookingRows.ts';
import { changeableUntil } from '../times/slotInstant.ts';
import type { StoredBooking } from '../StoredBooking.ts';

interface BookingAccess {
  /** @throws Error when the reference data lacks the workshop of a booking */
  workshopOf(booking: StoredBooking): Workshop;
  /**
   * @param now ms since 1970
   * @throws BookingError TooLate after the workshop's limit for changes
   */
  ensureChangeable(booking: StoredBooking, workshop: Workshop, now: number): void;
  /** @throws BookingError LinkInvalid when there is no such booking */
  kept(queries: Queries, id: string): Promise<EngineBooking>;
  /**
   * Within a transaction: also locks its row.
   * @throws BookingError LinkInvalid when there is no such booking
   */
  held(queries: Queries, id: string): Promise<EngineBooking>;
}

/** Reads and checks shared by all changes of a booking. */
export function bookingAccess({ reference }: { reference: BookingReference }): BookingAccess {
  const requireBooking = (booking: EngineBooking | null): EngineBooking => {
    if (!booking) throw new BookingError('LinkInvalid');
    return booking;
  };
  return {
    workshopOf: ({ departmentId }) => {
      const workshop = reference.workshops.find((one) => one.departmentId === departmentId);
      if (!workshop) throw new Error(`The workshop ${departmentId} of a booking is no longer in the reference data.`);
      return workshop;
    },
    ensureChangeable: (booking, workshop, now) => {
      if (now > changeableUntil(booking, workshop, reference.timeZone).getTime()) throw new BookingError('TooLate');
    },
    kept: async (queries, id) => requireBooking(await bookingById(queries, id)),
    held: async (queries, id) => requireBooking(await lockBooking(queries, id)),
  };
}
