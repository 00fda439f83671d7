import type { DayHours } from '../catalogue/openingHours.ts';
import type { Language } from '../site/SiteTypes.ts';
import type { StopSignal } from '../kit/StopSignal.ts';
import type {
  BookingRequest,
  BookingResponse,
  CarLookup,
  DayAvailability,
  FreeTime,
  Offer,
  OfferingCategory,
  SiteEvent,
} from './BookingTypes.ts';

/** Where a workshop is reached. */
export interface WorkshopContact {
  siteName: string;
  /** "" where none is known. */
  phone: string;
  email: string;
  /** When it is open today, in minutes from midnight by its wall clock; none: closed. Null where it is not known. */
  today: DayHours | null;
}

/** A point in decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface ClosestQuery extends Position {
  registrationNumber: string;
  serviceOfferings: readonly string[];
  /** The department after which to go on; "" from the beginning. */
  cursor: string;
  /** What comes first; a back end may know distance alone. */
  sort: 'distance' | 'firstTime';
}

export interface TimeslotQuery {
  registrationNumber: string;
  departmentId: string;
  /** YYYY-MM-DD; the answer covers four weeks from it. */
  from: string;
  serviceOfferings: readonly string[];
}

export interface PriceQuery {
  registrationNumber: string;
  /** In mil; 1 when it is not known. */
  mileage: number;
  departmentId: string;
  serviceOfferings: readonly string[];
}

/**
 * Booking of workshops in Sweden. Registration numbers have no blanks and are upper case. Every method rejects with
 * BookingError when the back end refuses, fails or answers with something else.
 */
export interface BookingGateway {
  /** Rejects with InvalidReg, VehicleNotFound or "BrandNotSupported,{brand}". */
  car(registrationNumber: string): Promise<CarLookup>;
  /** Texts are in `language` where the back end has them in it, else as it delivers them; Swedish when left out. */
  services(registrationNumber: string, near: Position, language?: Language): Promise<OfferingCategory[]>;
  addons(registrationNumber: string, near: Position, language?: Language): Promise<OfferingCategory[]>;
  prices(query: PriceQuery): Promise<Offer[]>;
  /**
   * Workshops that can do all that is asked, one by one as they are found. Five at most, or fewer and then noSites; an
   * error is the last event. Ends when `signal` aborts.
   */
  closestAvailable(query: ClosestQuery, signal: StopSignal): AsyncIterable<SiteEvent>;
  /** A day of the four weeks may be missing: then it has no free time. */
  timeslots(query: TimeslotQuery): Promise<DayAvailability[]>;
  /**
   * Books, once for a key (a UUID that the caller makes): asked again with the same key it gives the first answer.
   * Rejects with TimeslotNotAvailable (and other times), with CarAlreadyBooked when the car has a booking that overlaps
   * the time (where the back end knows), or with OutcomeUnknown when it may or may not be booked: ask
   * again with the same key. The customer's messages are in `language`; Swedish when left out.
   */
  book(request: BookingRequest, requestKey: string, language?: Language): Promise<BookingResponse>;
  /** Whom to call or write to about a booking at a workshop, whichever site it belongs to. Rejects with InvalidRequest. */
  workshop(departmentId: string): Promise<WorkshopContact>;
  /** Whether the group has authorised workshops for a brand ("Land Rover"). */
  hasBrand(brand: string): Promise<boolean>;
}

interface BookingErrorOptions extends ErrorOptions {
  freeTimes?: FreeTime[];
  detail?: string;
  words?: string;
  nothingBooked?: boolean;
  onlyWorkshopTells?: boolean;
}

/**
 * The codes of the wire: InvalidReg, VehicleNotFound, "BrandNotSupported,{brand}", ServerError, TimeslotNotAvailable; and
 * our own: InvalidRequest, CarAlreadyBooked (the car has a booking that overlaps the time; nothing about it is told),
 * OutcomeUnknown, LinkInvalid (no booking has this link), TooLate (the workshop's limit for changes has passed),
 * TooManyRequests, Refused (with `words` or without), NotBooked (the workshop has looked it up: an attempt of unknown
 * outcome booked nothing). Others may come from a back end; they mean ServerError to the visitor.
 */
export class BookingError extends Error {
  override readonly name = 'BookingError';
  readonly code: string;
  /** With TimeslotNotAvailable: the nearest free times, at most three. */
  readonly freeTimes: FreeTime[];
  /** With InvalidRequest: what is wrong with it, in English, for whoever calls the API; "" when nothing is known. */
  readonly detail: string;
  /** With Refused: why, in the booking system's own words to the customer, in one short line; "" without any. */
  readonly words: string;
  /** With ServerError of a booking: it is certain that nothing is booked. */
  readonly nothingBooked: boolean;
  /** With OutcomeUnknown: asking again finds nothing out before the workshop has looked it up. */
  readonly onlyWorkshopTells: boolean;

  constructor(code: string, more: BookingErrorOptions = {}) {
    const { freeTimes = [], detail = '', words = '', nothingBooked = false, onlyWorkshopTells = false } = more;
    super(`The booking back end answered ${code.split(',')[0] ?? code}.`, 'cause' in more ? { cause: more.cause } : {});
    this.code = code;
    this.freeTimes = freeTimes;
    this.detail = detail;
    this.words = words;
    this.nothingBooked = nothingBooked;
    this.onlyWorkshopTells = onlyWorkshopTells;
  }
}
