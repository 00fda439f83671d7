import { wallClock } from '../../../shared/kit/zonedTime.ts';
import type { StoredBooking } from './StoredBooking.ts';
import type { Workshop } from './BookingReference.ts';

const hour = 3_600_000;

/** The instant (ms since 1970) at which the clocks of a time zone show a time ("2026-11-26T08:00:00") for the first time. */
export function slotInstant(timeSlot: string, timeZone: string): number {
  const date = timeSlot.slice(0, 10);
  const minutes = Number(timeSlot.slice(11, 13)) * 60 + Number(timeSlot.slice(14, 16));
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return wallClock(midnight, midnight, timeZone)(date, minutes);
}

/** The last instant at which a booking can be moved or cancelled. */
export function changeableUntil(booking: StoredBooking, workshop: Workshop, timeZone: string): Date {
  return new Date(slotInstant(booking.timeSlot, timeZone) - workshop.changeHours * hour);
}
