import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { Translate } from '../site/translate.ts';

/** What to tell the visitor of a failure: the server's own words where it has some. Never holds anything of the visitor. */
export function tireFault(error: unknown, t: Translate): string {
  if (!(error instanceof TireHotelError)) return t('tireNetwork');
  const { code, message, retryAfterSeconds, triesLeft } = error;
  if (message !== '' && message !== code) return message;
  switch (code) {
    case 'NoAgreement':
      return t('tireNoAgreement');
    case 'WrongCode':
      return [t('tireCodeWrong'), triesLeft === undefined ? '' : triesText(triesLeft, t)].join(' ').trim();
    case 'CodeExpired':
      return t('tireCodeExpired');
    case 'TooMany':
      return retryAfterSeconds === undefined
        ? t('tireTooMany')
        : t('tireTooManyWait', { wait: waitText(retryAfterSeconds, t) });
    default:
      return t('tireFailed');
  }
}

function triesText(count: number, t: Translate): string {
  return count === 1 ? t('tireTryLeft') : t('tireTriesLeft', { count });
}

function waitText(seconds: number, t: Translate): string {
  if (seconds >= 120) return t('tireMinutes', { count: Math.ceil(seconds / 60) });
  return seconds === 1 ? t('tireSecond') : t('tireSeconds', { count: seconds });
}
