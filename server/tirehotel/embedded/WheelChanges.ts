import type { Language } from '../../../shared/site/SiteTypes.ts';
import type {
  NextWheelChange,
  TireBookingRequest,
  TireConfirmation,
} from '../../../shared/tirehotel/TireHotelTypes.ts';

/**
 * Days, times and bookings of wheel changes, as the booking engine has them. Times are wall-clock texts. Rejects with
 * TireHotelError: TimeTaken, InvalidRequest, OutcomeUnknown, ServerError.
 */
export interface WheelChanges {
  /** The dates, from one to another, with a free time or room for a car that is left for the day. */
  days(erpId: string, from: string, to: string): Promise<string[]>;
  /** Free starting times of these dates, "2026-11-26T08:30:00", the earliest first; a list for each date that has any. */
  times(erpId: string, from: string, to: string): Promise<string[][]>;
  /** One booking per key; the confirmation mail, its reminder and the link come with it. */
  book(
    erpId: string,
    request: TireBookingRequest,
    car: { brand: string; model: string },
    key: string,
    language?: Language,
  ): Promise<TireConfirmation>;
  /** The next wheel change of each vehicle that has one booked, from now on. */
  next(regNos: readonly string[], language?: Language): Promise<NextWheelChange[]>;
}
