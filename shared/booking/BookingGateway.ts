import type { DayHours } from '../catalogue/dealers/openingHours.ts';
import type { Language } from '../site/SiteTypes.ts';
import type { StopSignal } from '../kit/StopSignal.ts';
import type {
  BookingRequest,
  BookingResponse,
  CarLookup,
  CarModel,
  DayAvailability,
  Offer,
  OfferingCategory,
} from './BookingTypes.ts';
import type { SiteEvent } from './SiteEvent.ts';

/** Contact details of a workshop. */
export interface WorkshopContact {
  siteName: string;
  /** "" where none is known. */
  phone: string;
  email: string;
  /** Today's opening hours in minutes from midnight, local time. Empty: closed. Null: unknown. */
  today: DayHours | null;
}

/** A position in decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Where a car's offerings are wanted, and its model if the customer has described it. */
export interface OfferQuery extends Position {
  described?: CarModel | undefined;
}

/** A car by its number, and its model if the customer has described it. */
interface CarQuery {
  registrationNumber: string;
  described?: CarModel | undefined;
}

export interface ClosestQuery extends Position, CarQuery {
  serviceOfferings: readonly string[];
  /** Id of the last department received; results continue after it. "" starts from the beginning. */
  cursor: string;
  /** Sort order; a back end may only support distance. */
  sort: 'distance' | 'firstTime';
}

export interface TimeslotQuery extends CarQuery {
  departmentId: string;
  /** YYYY-MM-DD; the response covers four weeks from this date. */
  from: string;
  serviceOfferings: readonly string[];
}

export interface PriceQuery extends CarQuery {
  /** In mil (10 km); 1 when unknown. */
  mileage: number;
  departmentId: string;
  serviceOfferings: readonly string[];
}

/**
 * Booking of workshops in Sweden. Registration numbers have no spaces and are upper case. Every method rejects with
 * BookingError when the back end refuses, fails or returns an invalid response.
 */
export interface BookingGateway {
  /**
   * Rejects with InvalidReg, VehicleNotFound or BrandNotSupported.
   * `described` is the model of a car that a back end without a register would not find; others ignore it.
   */
  car(registrationNumber: string, described?: CarModel): Promise<CarLookup>;
  /** Texts are in `language` where the back end has it, else as delivered. Default: Swedish. */
  services(registrationNumber: string, near: OfferQuery, language?: Language): Promise<OfferingCategory[]>;
  addons(registrationNumber: string, near: OfferQuery, language?: Language): Promise<OfferingCategory[]>;
  prices(query: PriceQuery): Promise<Offer[]>;
  /**
   * Yields workshops that offer all requested services, one at a time as they are found. Yields at most five; if
   * fewer, `noSites` follows. An error is the last event. Ends when `signal` aborts.
   */
  closestAvailable(query: ClosestQuery, signal: StopSignal): AsyncIterable<SiteEvent>;
  /** May omit days; an omitted day has no free time. */
  timeslots(query: TimeslotQuery): Promise<DayAvailability[]>;
  /**
   * Books a time, idempotent per `requestKey` (a UUID made by the caller).
   * A repeated key returns the first response. Messages to the customer are in `language` (default: Swedish).
   * @throws BookingError TimeslotNotAvailable (with alternative times), CarAlreadyBooked when the car has an
   * overlapping booking (where the back end knows), or OutcomeUnknown when it is unclear whether the time is booked:
   * retry with the same key.
   */
  book(request: BookingRequest, requestKey: string, language?: Language): Promise<BookingResponse>;
  /** Returns the contact details for bookings at a workshop of any site. Rejects with InvalidRequest. */
  workshop(departmentId: string): Promise<WorkshopContact>;
  /** Returns whether the group has authorised workshops for a brand ("Land Rover"). Null if its workshops name none. */
  hasBrand(brand: string): Promise<boolean | null>;
}
