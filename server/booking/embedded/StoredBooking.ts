import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { LocalizedText } from '../../../shared/site/LocalizedText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

/** A booking as the embedded engine keeps it. Personal data: emptied some time after its day. */
export interface StoredBooking {
  id: string;
  state: 'booked' | 'cancelled';
  /** Grows with every change; SEQUENCE of the calendar file. */
  sequence: number;
  /** The site where it was made; "" until the start after an update has found it. */
  site: string;
  /** Of the site, in lower case. */
  country: string;
  departmentId: string;
  /** "2026-11-23T09:30:00", wall clock. */
  timeSlot: string;
  isFullDay: boolean;
  /** On the lift; of a full day, from 08:00 on. */
  minutes: number;
  request: BookingRequest;
  /** Language of the page where it was made; the customer's mails use it. Left out for the site's first one. */
  language?: Language;
  /** The customer is told by text message too. */
  toldBySms: boolean;
  /** As they stood when it was booked. */
  services: { code: string; name: LocalizedText; units: number; price: number; priceKnown: boolean }[];
  /** "Nordvik E60" */
  car: string;
  /** Instants, UTC. */
  createdAt: string;
  changedAt: string;
}
