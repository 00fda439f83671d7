import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireValidated } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { UpstreamAnswerError, UpstreamStatusError } from '../../upstream/upstreamErrors.ts';
import type { ServiceLimits } from '../createServiceLimits.ts';
import { serviceError, tooSoon } from '../serviceErrors.ts';
import type { TireChallenges, TryRefused } from './tireChallenges.ts';
import type { TireHotelBackend } from '../TireHotelBackend.ts';
import { tireHotelMessages, wrongCodeMessage } from '../tireHotelMessages.ts';

interface CodeTriesParts {
  backend: TireHotelBackend;
  limits: ServiceLimits;
  challenges: TireChallenges;
  logger: Logger;
}

/** A try of a code. */
export interface CodeTry {
  /** Challenge of the code. */
  id: string;
  /** The back end's token of the code. */
  token: string;
  code: string;
  address: string;
  plate: string;
  phone: string;
  language: Language | undefined;
}

/**
 * Returns the validation of a code, which limits the guesses.
 * It rejects with a TireHotelError; a result with a status other than 0 is another refusal of the back end.
 */
export function createCodeTries(parts: CodeTriesParts): (codeTry: CodeTry) => Promise<TireValidated> {
  const { backend, limits, challenges, logger } = parts;

  /** Counts a try as wrong before the comparison, along with the code's own tries. */
  async function beginTry(id: string, subjects: { address: string; plate: string; phone: string }) {
    refuse(await challenges.refusal(id));
    const begun = { triesLeft: 0, nextWaitMs: 0 };
    try {
      const counted = await limits.take('wrongTries', subjects, async (queries) => {
        const oneMore = await challenges.beginTry(queries, id);
        if (!oneMore) throw new NotNow();
        Object.assign(begun, oneMore);
      });
      return { ...begun, giveBack: counted.giveBack };
    } catch (error) {
      if (!(error instanceof NotNow)) throw error;
      // a concurrent try was faster
      refuse((await challenges.refusal(id)) ?? { waitMs: 1000 });
      throw error;
    }
  }

  /** Notifies the phone's owner, once, when a wrong try was the last for some days. */
  async function tellIfLocked(
    id: string,
    subjects: { plate: string; phone: string },
    language: Language | undefined,
  ): Promise<void> {
    if (!backend.tellLocked) return;
    try {
      if (await limits.isReached('wrongTries', subjects)) await backend.tellLocked(subjects.phone, id, language);
    } catch (error) {
      // must not affect the visitor's response
      logger.error('tireHotel.lockMessageFailed', { reason: error instanceof Error ? error.name : 'unknown' });
    }
  }

  return async ({ id, token, code, address, plate, phone, language }) => {
    const begun = await beginTry(id, { address, plate, phone });
    let validated: TireValidated;
    try {
      validated = await backend.validate(token, code);
    } catch (error) {
      // an outage is not a wrong code: repeated outages must not lock a visitor out
      if (!wasAnswered(error)) await begun.giveBack();
      else await tellIfLocked(id, { plate, phone }, language);
      throw error instanceof TireHotelError && error.code === 'WrongCode' ? wrongCode(error, begun) : error;
    }
    if (validated.status !== 0) await tellIfLocked(id, { plate, phone }, language);
    else await begun.giveBack();
    return validated;
  };
}

/** Rolls a transaction back. */
class NotNow extends Error {}

function refuse(refused: TryRefused | null): void {
  if (refused === 'ended') throw serviceError('CodeExpired');
  if (refused) throw tooSoon(refused.waitMs);
}

function wrongCode(
  { message }: TireHotelError,
  { triesLeft, nextWaitMs }: { triesLeft: number; nextWaitMs: number },
): TireHotelError {
  const own = message === tireHotelMessages.WrongCode ? wrongCodeMessage(triesLeft) : message;
  const wait = nextWaitMs > 0 ? { retryAfterSeconds: Math.ceil(nextWaitMs / 1000) } : {};
  return new TireHotelError('WrongCode', { message: own, triesLeft, ...wait });
}

/** Statuses of a gateway, or of a system that has not processed the request. */
const notLookedAt = [429, 502, 503, 504];

/**
 * True when a tire system that failed to validate a code may have compared it, because it responded.
 * A bare 500 or a malformed response must not allow more guesses than "wrong".
 */
function wasAnswered(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return !notLookedAt.includes(error.status);
  if (error instanceof UpstreamAnswerError) return true;
  if (!(error instanceof TireHotelError)) return false;
  if (error.code !== 'ServerError' && error.code !== 'TooMany') return true;
  return wasAnswered(error.cause);
}
