import { AppError } from '../kit/AppError.ts';
import type { CarQuestions, FreeTime } from './BookingTypes.ts';

/** Codes without data. */
type PlainCode =
  /** An overlapping booking of the car; its details stay hidden. */
  | 'CarAlreadyBooked'
  /** No booking has this link. */
  | 'LinkInvalid'
  /** Past the workshop's deadline for changes. */
  | 'TooLate'
  /** The workshop has checked: an attempt of unknown outcome booked nothing. */
  | 'NotBooked';

/**
 * Reason of a failed booking call.
 * - InvalidReg, VehicleNotFound: with `questions`, the customer can describe the car instead.
 * - TimeslotNotAvailable: `freeTimes` are the nearest ones, at most three. `addon` names a chosen add-on that is out then.
 * - InvalidRequest: `detail` is the problem in English, for API clients; `isKeyReused` when the Idempotency-Key belongs to
 *   another request.
 * - TooManyRequests: nothing was changed; `retryAfterSeconds` is the delay before another try, if it is known. With
 *   `confirmation`, the same booking is accepted with the code mailed to the customer; `isWrongCode` when its code was wrong.
 * - Refused: `words` are the booking system's own reason for the customer, in one short line.
 * - ServerError: with `nothingBooked`, certainly nothing is booked.
 * - OutcomeUnknown: with `onlyWorkshopTells`, a retry is pointless until the workshop has checked.
 */
export type BookingFailure =
  | { code: PlainCode }
  | { code: 'InvalidReg' | 'VehicleNotFound'; questions?: CarQuestions }
  | { code: 'BrandNotSupported'; brand: string }
  | { code: 'TimeslotNotAvailable'; freeTimes?: FreeTime[]; addon?: string }
  | { code: 'InvalidRequest'; detail?: string; isKeyReused?: true }
  | { code: 'TooManyRequests'; retryAfterSeconds?: number; confirmation?: 'mail'; isWrongCode?: true }
  | { code: 'Refused'; words?: string }
  | { code: 'ServerError'; nothingBooked?: boolean }
  | { code: 'OutcomeUnknown'; onlyWorkshopTells?: boolean };

export type BookingErrorCode = BookingFailure['code'];

/** A booking back end refused, failed, or returned an invalid response. */
export class BookingError extends AppError<BookingFailure> {
  override readonly name = 'BookingError';

  /** @param failure the code alone where no data is known */
  constructor(failure: BookingFailure | Exclude<BookingErrorCode, 'BrandNotSupported'>, options?: ErrorOptions) {
    const whole = typeof failure === 'string' ? { code: failure } : failure;
    super(whole, `The booking back end responded ${whole.code}.`, options);
  }
}

/** Nearest free times in an error; empty unless the requested time is taken. */
export function freeTimesIn(error: unknown): FreeTime[] {
  const failure = error instanceof BookingError ? error.failure : null;
  return failure?.code === 'TimeslotNotAvailable' ? (failure.freeTimes ?? []) : [];
}
