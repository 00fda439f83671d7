import type { BookingRequest, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { Workshop } from './BookingReference.ts';

/**
 * What is sent when a booking is made, moved, changed or cancelled: queued in the transaction that changes it, so that both are
 * written or neither.
 */
export interface BookingMessages {
  /** Whether the customer of a request is told by text message, besides the mails. */
  textsTo(request: BookingRequest): boolean;
  booked(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** `booking` as it stands after the move. */
  moved(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** `booking` as it stands after its services were changed, and its time if it was moved with them. */
  changed(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  cancelled(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** Its customer has asked for another time that overlaps it. `booking` may be of any kind. */
  askedAgain(queries: Queries, booking: StoredBooking): Promise<void>;
  /** How messages about a booking leave this server; none while no sender is set up. */
  channelsOf(booking: StoredBooking): MessageChannel[];
}
