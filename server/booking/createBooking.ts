import type { Booking, BookingParts, BookingSettings } from './Booking.ts';
import { createEmbeddedBooking } from './createEmbeddedBooking.ts';
import { createMechmateBooking } from './createMechmateBooking.ts';

/** Connects to the configured booking system, or starts the embedded engine. */
export function createBooking(settings: BookingSettings, parts: BookingParts): Promise<Booking> {
  return settings.endpoint
    ? Promise.resolve(createMechmateBooking(settings, parts))
    : createEmbeddedBooking(settings, parts);
}
