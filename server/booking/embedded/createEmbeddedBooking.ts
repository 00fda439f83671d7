import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { createBookingEngine } from './createBookingEngine.ts';
import type { BookingEngine, BookingEngineOptions } from './createBookingEngine.ts';
import { createEmbeddedGateway } from './createEmbeddedGateway.ts';

interface EmbeddedBookingOptions extends BookingEngineOptions {
  /** Called after a booking was made and its messages were queued. */
  onBooked?: () => void;
  /** Returns the link of a booking by its id; without it bookings have no links. */
  linkOf?: (id: string) => string;
}

export interface EmbeddedBooking {
  gateway: BookingGateway;
  engine: BookingEngine;
}

/** Creates the built-in booking engine. `reference` defines what can be booked; bookings are in the database. */
export function createEmbeddedBooking(options: EmbeddedBookingOptions): EmbeddedBooking {
  return { gateway: createEmbeddedGateway(options), engine: createBookingEngine(options) };
}
