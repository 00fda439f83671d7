import type { Language } from '../site/SiteTypes.ts';
import type { DayAvailability, ManagedBooking, OfferingRequest } from './BookingTypes.ts';
import type { ServiceChange, ServiceOffers } from './ServiceChange.ts';

/**
 * Access to one booking through its secret link.
 * The link is only sent in request bodies, never in URLs. Texts are in `language` where the booking has it (default:
 * Swedish). Every method rejects with BookingError: LinkInvalid, TooLate, TimeslotNotAvailable or ServerError.
 */
export interface BookingLinkGateway {
  view(link: string, language?: Language): Promise<ManagedBooking>;
  /** Moves the booking to another time at the same workshop. Moving it to its current time changes nothing. */
  move(link: string, to: { timeSlot: string; isFullDay: boolean }, language?: Language): Promise<ManagedBooking>;
  /** Cancels the booking. Cancelling it again changes nothing. */
  cancel(link: string, language?: Language): Promise<ManagedBooking>;
  /**
   * Returns the services that the booking can be changed to. Rejects with InvalidRequest when they cannot be changed.
   */
  offers(link: string, language?: Language): Promise<ServiceOffers>;
  /**
   * Changes the services, and the time if `to` is given, in one step. A repeated `requestKey` (UUID) changes nothing
   * more. Rejects with TimeslotNotAvailable when the work does not fit at that time, CarAlreadyBooked when it
   * overlaps another booking of the car, and InvalidRequest for another version or services that are not offered.
   */
  changeServices(link: string, change: ServiceChange, requestKey: string, language?: Language): Promise<ManagedBooking>;
  /**
   * Returns the workshop's free times for the booked services, or for `services` if given.
   * Covers four weeks from `from` (YYYY-MM-DD). The booking's own time counts as free.
   */
  timeslots(link: string, from: string, services?: readonly OfferingRequest[]): Promise<DayAvailability[]>;
  /** Returns the booking's current calendar file (text/calendar). */
  calendar(link: string): Promise<string>;
}
