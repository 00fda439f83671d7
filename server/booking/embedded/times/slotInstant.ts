import { wallClock } from '../../../../shared/kit/time/zonedTime.ts';
import type { StoredBooking } from '../StoredBooking.ts';
import type { Workshop } from '../BookingReference.ts';

const hour = 3_600_000;

/**
 * Converts a wall-clock time ("2026-11-26T08:00:00") to ms since 1970.
 * An ambiguous time is the first of its two instants.
 */
export function slotInstant(timeSlot: string, timeZone: string): number {
  const date = timeSlot.slice(0, 10);
  const minutes = Number(timeSlot.slice(11, 13)) * 60 + Number(timeSlot.slice(14, 16));
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return wallClock(midnight, midnight, timeZone)(date, minutes);
}

/** Last moment at which a booking can be moved or cancelled. */
export function changeableUntil(booking: StoredBooking, workshop: Workshop, timeZone: string): Date {
  return new Date(slotInstant(booking.timeSlot, timeZone) - workshop.changeHours * hour);
}
