import type { TireBookingRequest, TireLocation } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** A wheel change on its way to the service. */
export interface SentBooking {
  departmentIdentifier: string;
  request: TireBookingRequest;
  /** Null where the caller does not know it. */
  location: TireLocation | null;
}

/** What a workshop needs to look a booking up; personal, and stored only while its outcome is unknown. */
export type CaseDetails = (booking: SentBooking) => string;
