import type { Language } from '../../../shared/site/SiteTypes.ts';
import type {
  NextWheelChange,
  TireBookingRequest,
  TireConfirmation,
} from '../../../shared/tirehotel/TireHotelTypes.ts';

/**
 * Days, times and bookings of wheel changes in the booking engine.
 * Times are wall-clock texts. Rejects with TireHotelError: TimeTaken, InvalidRequest, OutcomeUnknown, ServerError.
 */
export interface WheelChanges {
  /** Dates in a range with a free time or drop-off. */
  days(erpId: string, from: string, to: string): Promise<string[]>;
  /**
   * Free starting times of these dates, earliest first, as one list per date that has any.
   * Times look like "2026-11-26T08:30:00".
   */
  times(erpId: string, from: string, to: string): Promise<string[][]>;
  /** Books once per key, with confirmation mail, reminder and link. */
  book(
    erpId: string,
    request: TireBookingRequest,
    key: string,
    details: { car: { brand: string; model: string }; language: Language | undefined },
  ): Promise<TireConfirmation>;
  /** The next booked wheel change of each vehicle, from now on. */
  next(regNos: readonly string[], language?: Language): Promise<NextWheelChange[]>;
}
