import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';

/** What a workshop needs to look up a booking of which nobody knows whether it was made. */
export interface BookingCaseDetails {
  request: BookingRequest;
  siteName: string;
  /** Names of what is to be done. */
  services: string[];
  /** Mail address of the workshop, "" for none; left out when the department gives it. */
  workshopMail?: string;
  /** The customer has given it up and goes on without it. */
  isLeft?: true;
  /** The customer's; the site's first one when left out. */
  language?: Language;
}
