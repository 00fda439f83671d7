import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { createBookingEngine } from './createBookingEngine.ts';
import type { BookingEngine, BookingEngineOptions } from './createBookingEngine.ts';
import { createEmbeddedGateway } from './createEmbeddedGateway.ts';

interface EmbeddedBookingOptions extends BookingEngineOptions {
  /** Called when a booking was made whose messages wait for their delivery. */
  onBooked?: () => void;
  /** The link that opens a booking later, by its id; without it bookings have none. */
  linkOf?: (id: string) => string;
}

export interface EmbeddedBooking {
  gateway: BookingGateway;
  engine: BookingEngine;
}

/** The booking system of our own: what can be booked comes from `reference`, what is booked stands in the database. */
export function createEmbeddedBooking(options: EmbeddedBookingOptions): EmbeddedBooking {
  return { gateway: createEmbeddedGateway(options), engine: createBookingEngine(options) };
}
