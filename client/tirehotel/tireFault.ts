import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { Translate } from '../site/translate.ts';

/** What to tell the visitor of a failure: the server's own words where it has some. Never holds anything of the visitor. */
export function tireFault(error: unknown, t: Translate): string {
  if (!(error instanceof TireHotelError)) return t('tireNetwork');
  const { code, message, retryAfterSeconds = 0 } = error;
  const known = message !== '' && message !== code;
  // of a wrong code the server says how many tries are left; how long the next one has to wait is said here
  if (code === 'WrongCode' && retryAfterSeconds > 1) {
    return `${known ? message : wrongCode(error, t)} ${t('tireNextTry', { wait: waitText(retryAfterSeconds, t) })}`;
  }
  if (known) return message;
  switch (code) {
    case 'NoAgreement':
      return t('tireNoAgreement');
    case 'WrongCode':
      return wrongCode(error, t);
    case 'CodeExpired':
      return t('tireCodeExpired');
    case 'TooMany':
      return retryAfterSeconds === 0
        ? t('tireTooMany')
        : t('tireTooManyWait', { wait: waitText(retryAfterSeconds, t) });
    default:
      return t('tireFailed');
  }
}

function wrongCode({ triesLeft }: TireHotelError, t: Translate): string {
  if (triesLeft === undefined) return t('tireCodeWrong');
  return `${t('tireCodeWrong')} ${t('tireTriesLeft', { count: triesLeft })}`;
}

function waitText(seconds: number, t: Translate): string {
  if (seconds >= 120) return t('tireMinutes', { count: Math.ceil(seconds / 60) });
  return t('tireSeconds', { count: seconds });
}
