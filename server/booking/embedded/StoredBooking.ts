import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import type { LocalizedText } from '../../../shared/site/LocalizedText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

interface BookedService {
  code: string;
  name: LocalizedText;
  units: number;
  price: number;
  priceKnown: boolean;
  /** True for an add-on that is counted because the workshop has a limited number of it. */
  isLimited?: true;
}

/** A booking of the embedded engine. Personal data is removed some time after its day. */
export interface StoredBooking {
  id: string;
  state: 'booked' | 'cancelled';
  /** Grows with every change; SEQUENCE of the calendar file. */
  sequence: number;
  /** Site where it was made; "" until the first start after an update has assigned one. */
  site: string;
  /** Country of the site, lower case. */
  country: string;
  departmentId: string;
  /** "2026-11-23T09:30:00", wall clock. */
  timeSlot: string;
  isFullDay: boolean;
  /** Time on the lift; for a full day counted from 08:00. */
  minutes: number;
  request: BookingRequest;
  /** Language of the page where it was made, used for the customer's mails. Left out for the site's first one. */
  language?: Language;
  /** True when the customer gets text messages in addition to mails. */
  toldBySms: boolean;
  /** Services as they were at the time of booking. */
  services: BookedService[];
  /** "Nordvik E60" */
  car: string;
  /** UTC timestamps. */
  createdAt: string;
  changedAt: string;
}

/** The workshop and local date of a booking, for its waiting list. */
export function toWorkshopDay({ departmentId, timeSlot }: StoredBooking): { departmentId: string; day: string } {
  return { departmentId, day: timeSlot.slice(0, 10) };
}
