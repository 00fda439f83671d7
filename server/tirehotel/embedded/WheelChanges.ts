import type { TireBookingRequest, TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';

/**
 * Days, times and bookings of wheel changes, as the booking engine has them. Times are wall-clock texts. Rejects with
 * TireHotelError: TimeTaken, InvalidRequest, OutcomeUnknown, ServerError.
 */
export interface WheelChanges {
  /** The dates with a free time or room for a car that is left for the day. */
  days(erpId: string, from: string, to: string): Promise<string[]>;
  /** Free starting times of a date, "2026-11-26T08:30:00", the earliest first. */
  times(erpId: string, date: string): Promise<string[]>;
  /** One booking per key; the confirmation mail, its reminder and the link come with it. */
  book(erpId: string, request: TireBookingRequest, key: string): Promise<TireConfirmation>;
}
