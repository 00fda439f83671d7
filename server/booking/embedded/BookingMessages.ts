import type { Queries } from '../../storage/Storage.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { Workshop } from './BookingReference.ts';

/**
 * What is sent when a booking is made, moved or cancelled: queued in the transaction that changes it, so that both are
 * written or neither.
 */
export interface BookingMessages {
  booked(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** `booking` as it stands after the move. */
  moved(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  cancelled(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** Its customer has asked for another time that overlaps it. `booking` may be of any kind. */
  askedAgain(queries: Queries, booking: StoredBooking): Promise<void>;
}
