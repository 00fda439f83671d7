import { TireHotelError, tireHotelStatus } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { readFields } from './tireHotelAnswers.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

/** Maximum length of a message for visitors, in characters. */
const maxCharacters = 200;

/** Error code for a plain error message, by its status. */
const codeOfStatus: Partial<Record<number, TireHotelErrorCode>> = {
  400: 'InvalidRequest',
  401: 'NoSession',
  403: 'WrongCode',
  404: 'NoAgreement',
  409: 'TimeTaken',
  410: 'CodeExpired',
  422: 'InvalidRequest',
  429: 'TooMany',
};

/**
 * TireHotelError of a failed response; null when its body is neither kind of error.
 * The body is a problem document or a plain message; null covers a proxy's own error page. Visitors see the words of a
 * refusal, as one short line, but never those of a failing server.
 */
export async function tireHotelFailure(response: Response): Promise<TireHotelError | null> {
  const { status } = response;
  const body = readFields(await response.json().catch(() => null));
  const { message, triesLeft, canCheck, isStandard } = body;
  const isMessage = typeof message === 'string' && message.trim() !== '';
  const code = isCode(body['code']) ? body['code'] : isMessage && status < 500 ? codeOfStatus[status] : undefined;
  if (!code) return null;
  const waits = Number(response.headers.get('retry-after') ?? '');
  return new TireHotelError(code, {
    ...(isMessage && status < 500 && isStandard !== true ? { message: cutText(message.trim(), maxCharacters) } : {}),
    ...(Number.isInteger(waits) && waits > 0 ? { retryAfterSeconds: waits } : {}),
    ...(Number.isInteger(triesLeft) ? { triesLeft: Number(triesLeft) } : {}),
    canCheck: canCheck === true,
  });
}

function isCode(code: unknown): code is TireHotelErrorCode {
  return typeof code === 'string' && Object.hasOwn(tireHotelStatus, code);
}
