import type { BookingRequest, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import type { Queries } from '../../storage/Storage.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { Workshop } from './BookingReference.ts';

/**
 * Messages about a booking that was made, moved, changed or cancelled.
 * They are queued in the transaction of the change, so that both are written or neither.
 */
export interface BookingMessages {
  /** True when the customer of a request gets text messages in addition to mails. */
  textsTo(request: BookingRequest): boolean;
  booked(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** `booking` is the state after the move. */
  moved(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** `booking` is the state after the change of services, and of the time if it moved with them. */
  changed(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  cancelled(queries: Queries, booking: StoredBooking, workshop: Workshop): Promise<void>;
  /** The customer has requested another time that overlaps it. `booking` may be of any kind. */
  askedAgain(queries: Queries, booking: StoredBooking): Promise<void>;
  /** Channels by which messages about a booking are sent; none without a configured sender. */
  channelsOf(booking: StoredBooking): MessageChannel[];
}
