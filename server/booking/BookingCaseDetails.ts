import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';

/** Data with which a workshop looks up a booking of unknown outcome. */
export interface BookingCaseDetails {
  request: BookingRequest;
  siteName: string;
  /** Names of the booked services. */
  services: string[];
  /** Mail address of the workshop, "" for none; left out when it is looked up by department. */
  workshopMail?: string;
  /** The customer has abandoned the attempt and continues without it. */
  isLeft?: true;
  /** The customer's language; the site's first one when left out. */
  language?: Language;
}
