import { TireHotelError, tireHotelStatus } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { fieldsOf } from './tireHotelAnswers.ts';

/**
 * What an answer that is no success says: the TireHotelError of its problem document, or null when it has none, as the
 * page of a proxy in between.
 */
export async function tireHotelFailure(response: Response): Promise<TireHotelError | null> {
  const { code, message, triesLeft } = fieldsOf(await response.json().catch(() => null));
  if (!isCode(code)) return null;
  const waits = Number(response.headers.get('retry-after') ?? '');
  return new TireHotelError(code, {
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(Number.isInteger(waits) && waits > 0 ? { retryAfterSeconds: waits } : {}),
    ...(Number.isInteger(triesLeft) ? { triesLeft: Number(triesLeft) } : {}),
  });
}

function isCode(code: unknown): code is TireHotelErrorCode {
  return typeof code === 'string' && Object.hasOwn(tireHotelStatus, code);
}
