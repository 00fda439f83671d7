import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';

/** What a workshop needs to look up a booking of which nobody knows whether it was made. */
export interface BookingCaseDetails {
  request: BookingRequest;
  siteName: string;
  /** Names of what is to be done. */
  services: string[];
}
