import type { Language } from '../../shared/site/SiteTypes.ts';
import type {
  NextWheelChange,
  TimeslotDays,
  TimeslotQuery,
  Timeslots,
  TireBookingRequest,
  TireConfirmation,
  TireLocation,
  TireReview,
  TireValidated,
} from '../../shared/tirehotel/TireHotelTypes.ts';

/** An agreement as the back end finds it by a plate. */
export interface FoundAgreement {
  /** What the back end knows the phone by; never leaves the server unsealed. */
  phoneToken: string;
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** A booking of which nobody knows whether it was made. */
export interface OpenBooking {
  /** That it was sent with. */
  key: string;
  request: TireBookingRequest;
}

/** Bookings of unknown outcome, whichever session has sent them. */
export interface OpenBookings {
  /** The newest of the last 24 hours for one of the vehicles; null for none. */
  find(regNos: readonly string[]): Promise<OpenBooking | null>;
  /** The visitor has given it up: find() passes it over. The operator still has the case. */
  leave(key: string): Promise<void>;
}

/**
 * The tire hotel's own system: the embedded engine, or a service over HTTP. It trusts its caller,
 * TireHotelService, which counts attempts, seals tokens and holds every later call to the validated session.
 * Rejects with TireHotelError.
 */
export interface TireHotelBackend {
  /** Asked again with the key of a booking, it tells what came of it. */
  honoursKeys: boolean;
  /** NoAgreement. */
  search(regNo: string): Promise<FoundAgreement>;
  /** Sends a code; the token stands for it. */
  login(phoneToken: string, language?: Language): Promise<{ authorizationToken: string }>;
  /** Whether a code is right; TireHotelService sees to it that one is tried a few times and used once. WrongCode, CodeExpired. */
  validate(authorizationToken: string, code: string): Promise<TireValidated>;
  timeslotDays(workshopIdentifier: string, query: TimeslotQuery): Promise<TimeslotDays>;
  timeslots(workshopIdentifier: string, query: TimeslotQuery): Promise<Timeslots>;
  /**
   * One booking per key. TimeTaken, InvalidRequest, NotBooked; ServerError when nothing was booked; OutcomeUnknown, and
   * any error that is no TireHotelError, when that is not certain.
   * @param location where the wheels are, as the session has it
   */
  book(
    departmentIdentifier: string,
    request: TireBookingRequest,
    key: string,
    language?: Language,
    location?: TireLocation,
  ): Promise<TireConfirmation>;
  review(review: TireReview): Promise<void>;
  /** The next wheel change of each vehicle that has one; missing where the back end cannot tell. */
  nextChanges?(regNos: readonly string[], language?: Language): Promise<NextWheelChange[]>;
  /** Left out where a booking is found by nextChanges. */
  openBookings?: OpenBookings;
  /** Tells a phone's owner that its codes cannot be tried for some days; once for a key. Not where it cannot. */
  tellLocked?(phoneToken: string, key: string, language?: Language): Promise<void>;
  /** Texts of vehicles in a language, by the delivered text; none where the back end has one language. */
  texts?(language: Language): Readonly<Record<string, string>>;
}
