import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TextKey } from '../../shared/site/TextKey.ts';
import type { Translate } from '../site/translate.ts';

/** Wait in seconds from which visitors should call instead. */
const longSeconds = 15 * 60;

/**
 * Text of a failure for the visitor: the server's message if there is one.
 * It never contains personal data, nor the waiting time, which is counted down next to it: see waitAfter().
 * @param expired wording where the search or code is too old
 */
export function tireFault(error: unknown, t: Translate, expired: TextKey = 'tireCodeExpired'): string {
  if (!(error instanceof TireHotelError)) return t('tireNetwork');
  const { code, message, triesLeft } = error;
  if (isLockedOut(error)) return t('tireLocked');
  if (code !== 'ServerError' && message !== '' && message !== code) return message;
  switch (code) {
    case 'NoAgreement':
      return t('tireNoAgreement');
    case 'WrongCode':
      if (triesLeft === 0) return t('tireLastTry');
      return triesLeft === undefined
        ? t('tireCodeWrong')
        : `${t('tireCodeWrong')} ${t('tireTriesLeft', { count: triesLeft })}`;
    case 'CodeExpired':
      return t(expired);
    case 'TooMany':
      return t('tireTooMany');
    default:
      return t('tireFailed');
  }
}

/** Seconds until the next try; 0 when no wait is needed, and when it would be better to call. */
export function waitAfter(error: unknown): number {
  if (!(error instanceof TireHotelError) || isLockedOut(error)) return 0;
  return error.retryAfterSeconds ?? 0;
}

/** True if waiting is pointless: the visitor needs another contact. */
export function isLockedOut(error: unknown): boolean {
  return error instanceof TireHotelError && error.code === 'TooMany' && (error.retryAfterSeconds ?? 0) > longSeconds;
}

/** True if the service cannot be reached or has failed: another contact helps until it is back. */
export function isOutOfOrder(error: unknown): boolean {
  return error !== null && (!(error instanceof TireHotelError) || error.code === 'ServerError');
}

/** Formats a waiting time: "14 s", "9 min 59 s". */
export function waitText(left: number, t: Translate): string {
  if (left < 60) return t('tireWaitSeconds', { seconds: left });
  return t('tireWaitMinutes', { minutes: Math.floor(left / 60), seconds: left % 60 });
}
