import type { TireBookingRequest, TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** A wheel change request being sent to the service. */
export interface SentBooking {
  departmentIdentifier: string;
  request: TireBookingRequest;
  /** Null where the caller does not know it. */
  location: TireLocation | null;
}

/** Details with which a workshop finds a booking. Personal data, stored only while the outcome is unknown. */
export type FormatCaseDetails = (booking: SentBooking) => string;
