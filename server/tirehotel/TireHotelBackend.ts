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

/** An agreement found by a registration number. */
export interface FoundAgreement {
  /** The back end's token of the phone; never leaves the server unencrypted. */
  phoneToken: string;
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** A booking of unknown outcome. */
export interface OpenBooking {
  /** Idempotency key of the request. */
  key: string;
  request: TireBookingRequest;
}

/** Bookings of unknown outcome, from any session. */
export interface OpenBookings {
  /** The newest of the last 24 hours for one of the vehicles; null for none. */
  find(regNos: readonly string[]): Promise<OpenBooking | null>;
  /** Marks a case as abandoned by the visitor: find() skips it. The operator still has the case. */
  leave(key: string): Promise<void>;
}

/**
 * The tire hotel's own system: the embedded engine, or a service over HTTP.
 * It trusts its caller, TireHotelService, which counts attempts, encrypts tokens and restricts later calls to the
 * validated session. Rejects with TireHotelError.
 */
export interface TireHotelBackend {
  /** True when a retry with the key of a booking returns its outcome. */
  honoursKeys: boolean;
  /** NoAgreement. */
  search(regNo: string): Promise<FoundAgreement>;
  /** Sends a code and returns a token for it. */
  login(phoneToken: string, language?: Language): Promise<{ authorizationToken: string }>;
  /** Validates a code. TireHotelService limits the tries and allows one use. Rejects with WrongCode or CodeExpired. */
  validate(authorizationToken: string, code: string): Promise<TireValidated>;
  timeslotDays(workshopIdentifier: string, query: TimeslotQuery): Promise<TimeslotDays>;
  timeslots(workshopIdentifier: string, query: TimeslotQuery): Promise<Timeslots>;
  /**
   * Books once per key.
   * TimeTaken, InvalidRequest, NotBooked; ServerError when nothing was booked; OutcomeUnknown, and any error other than
   * TireHotelError, when that is not certain.
   * @param details the location is that of the wheels, from the session
   */
  book(
    departmentIdentifier: string,
    request: TireBookingRequest,
    key: string,
    details?: { language?: Language | undefined; location?: TireLocation | undefined },
  ): Promise<TireConfirmation>;
  review(review: TireReview): Promise<void>;
  /** The next wheel change of each vehicle that has one; left out when the back end does not know. */
  nextChanges?(regNos: readonly string[], language?: Language): Promise<NextWheelChange[]>;
  /** Left out when bookings are found by nextChanges. */
  openBookings?: OpenBookings;
  /** Notifies a phone's owner that its codes are locked for some days; once per key. Left out when unsupported. */
  tellLocked?(phoneToken: string, key: string, language?: Language): Promise<void>;
  /** Texts of vehicles in a language, by the delivered text; left out when the back end has one language. */
  texts?(language: Language): Readonly<Record<string, string>>;
}
