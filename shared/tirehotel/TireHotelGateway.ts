import { AppError } from '../kit/AppError.ts';
import type { Language } from '../site/SiteTypes.ts';
import type {
  TimeslotDays,
  TimeslotQuery,
  Timeslots,
  TireBookingRequest,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireReview,
  TireSession,
  TireValidated,
  TireVisit,
} from './TireHotelTypes.ts';

/**
 * The tire hotel for one visitor. The visitor's identity comes from a session that is not an argument: in the browser
 * an HttpOnly cookie. Every method rejects with TireHotelError.
 */
export interface TireHotelGateway {
  /** Searches by `regNo`, normalised by tireRegNo(). NoAgreement when nothing is stored for it; TooMany. */
  search(regNo: string): Promise<TireCustomer>;
  /** Sends a code to the agreement's phone; a repeated call invalidates the previous code. TooMany, CodeExpired. */
  login(encryptedPhoneNumber: string, language?: Language): Promise<TireCredentials>;
  /**
   * Validates a code. If right, the session begins and the code is used up. WrongCode (with `triesLeft`), CodeExpired
   * (too old, used, or all tries used), TooMany (with `retryAfterSeconds`: wait before the next try).
   */
  validate(authorizationToken: string, code: string, language?: Language): Promise<TireValidated>;
  /** Returns the state that the browser's cookies represent; also works without any. Does not extend a session. */
  visit(): Promise<TireVisit>;
  /** Returns the contents of the session, and extends it within its limit. NoSession. */
  session(language?: Language): Promise<TireSession>;
  /** Ends the session, on this and every other device with its cookie. Without a session nothing happens. */
  logout(): Promise<void>;
  /** Returns days with free times. NoSession; OtherVehicle when workshop or vehicle are not the validated ones. */
  timeslotDays(workshopIdentifier: string, query: TimeslotQuery): Promise<TimeslotDays>;
  timeslots(workshopIdentifier: string, query: TimeslotQuery): Promise<Timeslots>;
  /**
   * Books a wheel change, idempotent per `key` (a UUID, one per attempt of the visitor).
   * A repeated key returns the first response. TimeTaken, CarAlreadyBooked (another booking of the vehicle overlaps
   * the time), InvalidRequest, OutcomeUnknown (with `canCheck`), NotBooked (the workshop has checked), BookingOpen
   * (nothing was sent: session() has an earlier booking of unknown outcome for the vehicle), NoSession, OtherVehicle;
   * ServerError when certainly nothing was booked.
   */
  book(
    departmentIdentifier: string,
    request: TireBookingRequest,
    key: string,
    language?: Language,
  ): Promise<TireConfirmation>;
  /** Abandons a booking of unknown outcome: the session forgets it, whatever its result. NoSession. */
  startOver(): Promise<void>;
  review(review: TireReview): Promise<void>;
}

export type TireHotelErrorCode =
  | 'NoAgreement'
  | 'InvalidRequest'
  | 'WrongCode'
  | 'CodeExpired'
  | 'TooMany'
  | 'NoSession'
  | 'OtherVehicle'
  | 'TimeTaken'
  | 'CarAlreadyBooked'
  | 'NotBooked'
  | 'BookingOpen'
  | 'OutcomeUnknown'
  | 'ServerError';

/** `message` is Swedish and may be shown to the visitor; it contains no personal data. */
export class TireHotelError extends AppError<{ code: TireHotelErrorCode }> {
  override readonly name = 'TireHotelError';
  /** Seconds to wait before the next attempt. */
  readonly retryAfterSeconds: number | undefined;
  /** Remaining tries, after a wrong code. */
  readonly triesLeft: number | undefined;
  /** With an unknown outcome: a retry with the same key may return the result. */
  readonly canCheck: boolean;
  /** With an invalid request: the Idempotency-Key belongs to another request. */
  readonly isKeyReused: boolean;

  constructor(
    code: TireHotelErrorCode,
    {
      message = code,
      retryAfterSeconds,
      triesLeft,
      canCheck = false,
      isKeyReused = false,
    }: {
      message?: string;
      retryAfterSeconds?: number;
      triesLeft?: number;
      canCheck?: boolean;
      isKeyReused?: boolean;
    } = {},
    options?: ErrorOptions,
  ) {
    super({ code }, message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.triesLeft = triesLeft;
    this.canCheck = canCheck;
    this.isKeyReused = isKeyReused;
  }
}

/** HTTP status of each error; the body is problem+json with `message`, `code` and further fields. */
export const tireHotelStatus: Record<TireHotelErrorCode, number> = {
  NoAgreement: 404,
  InvalidRequest: 400,
  WrongCode: 403,
  CodeExpired: 403,
  TooMany: 429,
  NoSession: 401,
  OtherVehicle: 403,
  TimeTaken: 409,
  CarAlreadyBooked: 409,
  NotBooked: 409,
  BookingOpen: 409,
  OutcomeUnknown: 504,
  ServerError: 502,
};
