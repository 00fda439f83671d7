import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { passedOnMessage, tireHotelMessages, tooManyMessage, tooSoonMessage } from './tireHotelMessages.ts';

/** Creates an error with this service's message. */
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

/** The code may be tried again later. */
export function tooSoon(waitMs: number): TireHotelError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new TireHotelError('TooMany', { message: tooSoonMessage(retryAfterSeconds), retryAfterSeconds });
}

/** Reduces a back end's failure to its code and a short message: its own words for visitors, or ours. */
export function passedOn(error: unknown): TireHotelError {
  if (!(error instanceof TireHotelError)) {
    return new TireHotelError('ServerError', { message: tireHotelMessages.ServerError }, { cause: error });
  }
  // an upstream's words about its own failure are not for visitors
  const isTrouble = error.code === 'ServerError';
  // only TireHotelService decides about sessions and their vehicles
  const code = error.code === 'NoSession' || error.code === 'OtherVehicle' ? 'ServerError' : error.code;
  const own = isTrouble || error.message === error.code ? '' : passedOnMessage(error.message);
  const { retryAfterSeconds, triesLeft, canCheck, isKeyReused } = error;
  return new TireHotelError(
    code,
    {
      message: own || tireHotelMessages[code],
      canCheck,
      isKeyReused,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(triesLeft === undefined ? {} : { triesLeft }),
    },
    { cause: error.cause ?? error },
  );
}
