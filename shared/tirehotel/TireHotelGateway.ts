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
 * The tire hotel as one visitor has it. Who the visitor is, and what was validated, is known from a session that is no
 * argument: in the browser a cookie that scripts do not see. Every method rejects with TireHotelError.
 */
export interface TireHotelGateway {
  /** `regNo` as tireRegNo() makes it. NoAgreement when nothing is stored for it; TooMany. */
  search(regNo: string): Promise<TireCustomer>;
  /** Sends a code to the agreement's phone; also again, which ends the code before. TooMany, CodeExpired. */
  login(encryptedPhoneNumber: string, language?: Language): Promise<TireCredentials>;
  /**
   * Tries a code. Right: the session begins, and the code is used up. WrongCode (with `triesLeft`), CodeExpired (too
   * old, used, or all tries used), TooMany (with `retryAfterSeconds`: wait before the next try).
   */
  validate(authorizationToken: string, code: string, language?: Language): Promise<TireValidated>;
  /** What the browser's cookies stand for; also answered without any. */
  visit(): Promise<TireVisit>;
  /** What the session holds. NoSession. */
  session(language?: Language): Promise<TireSession>;
  /** Ends the session, here and on every other device that has its cookie. Without a session nothing happens. */
  logout(): Promise<void>;
  /** Days with free times. NoSession; OtherVehicle when workshop or vehicle are not the validated ones. */
  timeslotDays(workshopIdentifier: string, query: TimeslotQuery): Promise<TimeslotDays>;
  timeslots(workshopIdentifier: string, query: TimeslotQuery): Promise<Timeslots>;
  /**
   * Books a wheel change; the same `key` (a UUID, one per attempt of the visitor) books once and gets the first answer.
   * TimeTaken, CarAlreadyBooked (another booking of the vehicle overlaps the time), InvalidRequest, OutcomeUnknown (with
   * `canCheck`), NotBooked (the workshop has looked it up), BookingOpen (nothing was sent: session() has an earlier
   * booking of unknown outcome for the vehicle), NoSession, OtherVehicle; ServerError when it is certain that nothing was
   * booked.
   */
  book(
    departmentIdentifier: string,
    request: TireBookingRequest,
    key: string,
    language?: Language,
  ): Promise<TireConfirmation>;
  /** The visitor gives a booking of unknown outcome up: the session forgets it, whatever came of it. NoSession. */
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

/** `message` is Swedish and may be shown to the visitor; it holds nothing of them. */
export class TireHotelError extends Error {
  override readonly name = 'TireHotelError';
  readonly code: TireHotelErrorCode;
  /** So long to wait before the next attempt. */
  readonly retryAfterSeconds: number | undefined;
  /** Of a wrong code. */
  readonly triesLeft: number | undefined;
  /** Of an unknown outcome: asked again with its key, the tire system may tell. */
  readonly canCheck: boolean;

  constructor(
    code: TireHotelErrorCode,
    {
      message = code,
      retryAfterSeconds,
      triesLeft,
      canCheck = false,
    }: { message?: string; retryAfterSeconds?: number; triesLeft?: number; canCheck?: boolean } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.triesLeft = triesLeft;
    this.canCheck = canCheck;
  }
}

/** The status of each error on the wire; the body is problem+json with `message`, `code` and what else it has. */
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
