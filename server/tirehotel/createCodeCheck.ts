import type { Language } from '../../shared/site/SiteTypes.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireValidated } from '../../shared/tirehotel/TireHotelTypes.ts';
import { searchedFirst, tireRegNo } from '../../shared/tirehotel/tireHotelRules.ts';
import type { DeskLimits } from './createDeskLimits.ts';
import type { Sealer } from './createSealer.ts';
import { deskError, tooMany } from './deskErrors.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';
import type { TireVisitor } from './TireHotelDesk.ts';
import type { TireChallenges, TryRefused } from './tireChallenges.ts';
import { challengeRules, phoneTokenMs } from './tireHotelLimits.ts';
import { passedOnMessage, searchExpiredMessage, tireHotelMessages, wrongCodeMessage } from './tireHotelMessages.ts';
import type { TireSessions } from './tireSessions.ts';
import { wasAnswered } from './wasAnswered.ts';

interface CodeCheckParts {
  backend: TireHotelBackend;
  limits: DeskLimits;
  sealer: Sealer;
  challenges: TireChallenges;
  sessions: TireSessions;
  /** A keyed hash of its arguments. */
  hash(...parts: string[]): string;
}

type CodeCalls = Pick<TireHotelGateway, 'search' | 'login' | 'validate'>;

/** The way to a session: the search for a plate, the code that is sent, and its check. */
export function createCodeCheck(parts: CodeCheckParts): (visitor: TireVisitor) => CodeCalls {
  const { backend, limits, sealer, challenges, sessions, hash } = parts;

  /** Counts a try as wrong before anything is compared, together with the code's own tries. */
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
      // somebody else's try came between
      refuse((await challenges.refusal(id)) ?? { waitMs: 1000 });
      throw error;
    }
  }

  return (visitor) => ({
    search: async (regNo) => {
      const { address } = visitor;
      await limits.take('searches', { address, plate: tireRegNo(regNo) });
      const found = await backend.search(tireRegNo(regNo));
      const plate = tireRegNo(found.regNo);
      const encryptedPhoneNumber = await sealer.seal('phone', { plate, phone: found.phoneToken }, phoneTokenMs);
      return { encryptedPhoneNumber, obfuscatedPhoneNumber: found.obfuscatedPhoneNumber, regNo: found.regNo };
    },

    login: async (encryptedPhoneNumber, language) => {
      const { plate, phone } = (await sealer.open('phone', encryptedPhoneNumber)) ?? {};
      if (typeof plate !== 'string' || typeof phone !== 'string') {
        throw deskError('CodeExpired', { message: searchExpiredMessage });
      }
      const subjects = { address: visitor.address, plate, phone };
      // a code that nobody may try is not sent
      await limits.check('wrongTries', subjects);
      await limits.take('codes', subjects);
      const { authorizationToken: token } = await backend.login(phone, language);
      const id = await challenges.begin({ plate: hash('plate', plate), phone: hash('phone', phone) });
      const authorizationToken = await sealer.seal('code', { id, token, plate, phone }, challengeRules.lastsMs);
      return { authorizationToken };
    },

    validate: async (authorizationToken, code, language) => {
      const { id, token, plate, phone } = (await sealer.open('code', authorizationToken)) ?? {};
      if (
        typeof id !== 'string' ||
        typeof token !== 'string' ||
        typeof plate !== 'string' ||
        typeof phone !== 'string'
      ) {
        throw deskError('CodeExpired');
      }
      const begun = await beginTry(id, { address: visitor.address, plate, phone });
      let validated: TireValidated;
      try {
        validated = await backend.validate(token, code);
      } catch (error) {
        // an outage says nothing about the code: those who meet it again and again are not to be locked out
        if (!wasAnswered(error)) await begun.giveBack();
        throw error instanceof TireHotelError && error.code === 'WrongCode' ? wrongCode(error, begun) : error;
      }
      if (validated.status !== 0) {
        const message = passedOnMessage(validated.message) || tireHotelMessages.ServerError;
        return { status: validated.status, message, vehicles: [] };
      }
      await begun.giveBack();
      if (!(await challenges.use(id))) throw deskError('CodeExpired');
      // a session that the browser had before is not left behind for somebody else
      await sessions.end(visitor.session);
      const ordered = { ...validated, vehicles: searchedFirst(validated.vehicles, plate) };
      visitor.onSession(await sessions.begin(ordered));
      return withTexts(ordered, backend, language);
    },
  });
}

/** The vehicles with their texts in a language; as they are in Swedish, in which they are delivered. */
export function withTexts(
  validated: TireValidated,
  backend: TireHotelBackend,
  language: Language = 'sv',
): TireValidated {
  const texts = language === 'sv' ? {} : (backend.texts?.(language) ?? {});
  return Object.keys(texts).length > 0 ? { ...validated, texts } : validated;
}

/** Takes a transaction back. */
class NotNow extends Error {}

function refuse(refused: TryRefused | null): void {
  if (refused === 'ended') throw deskError('CodeExpired');
  if (refused) throw tooMany(refused.waitMs);
}

function wrongCode(
  { message }: TireHotelError,
  { triesLeft, nextWaitMs }: { triesLeft: number; nextWaitMs: number },
): TireHotelError {
  const own = message === tireHotelMessages.WrongCode ? wrongCodeMessage(triesLeft) : message;
  const wait = nextWaitMs > 0 ? { retryAfterSeconds: Math.ceil(nextWaitMs / 1000) } : {};
  return new TireHotelError('WrongCode', { message: own, triesLeft, ...wait });
}
