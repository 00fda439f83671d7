import type { Language } from '../site/SiteTypes.ts';
import type { DayAvailability, ManagedBooking, OfferingRequest } from './BookingTypes.ts';
import type { ServiceChange, ServiceOffers } from './ServiceChange.ts';

/**
 * A booking in the hands of whoever has its link. A link is a secret: it travels in bodies, never in addresses.
 * Texts are in `language` where the booking has them in it; Swedish when left out. Every method rejects with BookingError: LinkInvalid, TooLate, TimeslotNotAvailable, ServerError.
 */
export interface BookingLinkGateway {
  view(link: string, language?: Language): Promise<ManagedBooking>;
  /** Another time at the same workshop. Moving to the time it has is no change. */
  move(link: string, to: { timeSlot: string; isFullDay: boolean }, language?: Language): Promise<ManagedBooking>;
  /** Cancelling what is cancelled is no change. */
  cancel(link: string, language?: Language): Promise<ManagedBooking>;
  /** Services that the booking can be changed to. Rejects with InvalidRequest when they cannot be changed. */
  offers(link: string, language?: Language): Promise<ServiceOffers>;
  /**
   * Changes the services, and the time if `to` names one, or nothing. A repeated `requestKey` (UUID) is no further
   * change. Rejects with TimeslotNotAvailable when the work does not fit at the time, CarAlreadyBooked when it overlaps
   * another booking of the car, and InvalidRequest for another version or services that are not offered.
   */
  changeServices(link: string, change: ServiceChange, requestKey: string, language?: Language): Promise<ManagedBooking>;
  /**
   * Free times of the workshop for what is booked, or for `services` in its place; four weeks from `from` (YYYY-MM-DD),
   * its own time counted as free.
   */
  timeslots(link: string, from: string, services?: readonly OfferingRequest[]): Promise<DayAvailability[]>;
  /** The calendar file (text/calendar) of the booking as it stands. */
  calendar(link: string): Promise<string>;
}
