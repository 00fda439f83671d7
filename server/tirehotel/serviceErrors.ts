import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { passedOnMessage, tireHotelMessages, tooManyMessage, tooSoonMessage } from './tireHotelMessages.ts';

/** An error in our words. */
export function serviceError(
  code: TireHotelErrorCode,
  { message = tireHotelMessages[code], triesLeft }: { message?: string; triesLeft?: number } = {},
): TireHotelError {
  return new TireHotelError(code, { message, ...(triesLeft === undefined ? {} : { triesLeft }) });
}

export function tooMany(retryAfterMs: number): TireHotelError {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new TireHotelError('TooMany', { message: tooManyMessage(retryAfterSeconds), retryAfterSeconds });
}

/** A code may be tried, but not yet. */
export function tooSoon(waitMs: number): TireHotelError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new TireHotelError('TooMany', { message: tooSoonMessage(retryAfterSeconds), retryAfterSeconds });
}

/** What the visitor is told of a back end's failure: its code, its own short words for visitors or ours, no more. */
export function passedOn(error: unknown): TireHotelError {
  if (!(error instanceof TireHotelError)) {
    return new TireHotelError('ServerError', { message: tireHotelMessages.ServerError }, { cause: error });
  }
  // what an upstream says of its own trouble is for nobody's eyes
  const isTrouble = error.code === 'ServerError';
  // who is logged in, and for what, TireHotelService alone says
  const code = error.code === 'NoSession' || error.code === 'OtherVehicle' ? 'ServerError' : error.code;
  const own = isTrouble || error.message === error.code ? '' : passedOnMessage(error.message);
  const { retryAfterSeconds, triesLeft, canCheck } = error;
  return new TireHotelError(
    code,
    {
      message: own || tireHotelMessages[code],
      canCheck,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(triesLeft === undefined ? {} : { triesLeft }),
    },
    { cause: error.cause ?? error },
  );
}
