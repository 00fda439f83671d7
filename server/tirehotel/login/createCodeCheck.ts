import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireLogin, TireValidated } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { searchedFirst, tireRegNo } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { ServiceLimits } from '../createServiceLimits.ts';
import type { Sealer } from './createSealer.ts';
import { createCodeTries } from './createCodeTries.ts';
import { serviceError } from '../serviceErrors.ts';
import type { TireHotelBackend } from '../TireHotelBackend.ts';
import type { TireVisitor } from '../TireHotelService.ts';
import type { TireChallenges } from './tireChallenges.ts';
import { challengeRules, phoneTokenMs } from '../tireHotelLimits.ts';
import { passedOnMessage, searchExpiredMessage } from '../tireHotelMessages.ts';
import type { PendingLogin, TireLogins } from './tireLogins.ts';
import { shownAttempt } from './shownAttempt.ts';
import type { StoredAttempt, TireSessions } from './tireSessions.ts';
import { withNextChanges } from '../withNextChanges.ts';

interface CodeCheckParts {
  backend: TireHotelBackend;
  limits: ServiceLimits;
  sealer: Sealer;
  challenges: TireChallenges;
  sessions: TireSessions;
  logger: Logger;
  logins: TireLogins;
  clock: Clock;
  /** Keyed hash of its arguments. */
  hash(...parts: string[]): string;
}

type CodeCalls = Pick<TireHotelGateway, 'search' | 'login' | 'validate' | 'visit'>;

/** The steps to a session: search by registration number, sending a code, and its validation. */
export function createCodeCheck(parts: CodeCheckParts): (visitor: TireVisitor) => CodeCalls {
  const { backend, limits, sealer, challenges, sessions, logins, clock, hash, logger } = parts;
  const tryCode = createCodeTries(parts);

  /** Includes the code's token while the code may be tried. */
  async function shownLogin({ customer, credentials, sentAt }: PendingLogin): Promise<TireLogin> {
    const { id } = (credentials && (await sealer.open('code', credentials.authorizationToken))) ?? {};
    const isOver = typeof id !== 'string' || (await challenges.refusal(id)) === 'ended';
    if (isOver || sentAt === null) return { customer, credentials: null, sentSecondsAgo: 0 };
    return { customer, credentials, sentSecondsAgo: Math.floor((clock.now().getTime() - Date.parse(sentAt)) / 1000) };
  }

  /** Booking of unknown outcome sent by an earlier session; null for none or on a failure. */
  async function openAttempt({ vehicles }: TireValidated): Promise<StoredAttempt | null> {
    try {
      const open = await backend.openBookings?.find(vehicles.map(({ regNo }) => regNo));
      return open ? { ...open, sentKey: open.key } : null;
    } catch (error) {
      logger.error('tireHotel.openBookingsNotRead', { reason: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  }

  return (visitor) => ({
    search: async (regNo) => {
      const { address } = visitor;
      await limits.take('searches', { address, plate: tireRegNo(regNo) });
      const found = await backend.search(tireRegNo(regNo));
      const plate = tireRegNo(found.regNo);
      const encryptedPhoneNumber = await sealer.seal('phone', { plate, phone: found.phoneToken }, phoneTokenMs);
      // a tire system may show the last digits: before the code, anyone may have entered the registration number
      const obfuscatedPhoneNumber = found.obfuscatedPhoneNumber.replace(/(?<=..)\d/g, 'X');
      const customer = { encryptedPhoneNumber, obfuscatedPhoneNumber, regNo: found.regNo };
      await logins.end(visitor.login);
      visitor.onLogin(await logins.begin(customer));
      return customer;
    },

    login: async (encryptedPhoneNumber, language) => {
      const { plate, phone } = (await sealer.open('phone', encryptedPhoneNumber)) ?? {};
      if (typeof plate !== 'string' || typeof phone !== 'string') {
        throw serviceError('CodeExpired', { message: searchExpiredMessage });
      }
      const subjects = { address: visitor.address, plate, phone };
      // a code that may not be entered is not sent
      await limits.check('wrongTries', subjects);
      await limits.take('codes', subjects);
      const { authorizationToken: token } = await backend.login(phone, language);
      const id = await challenges.begin({ plate: hash('plate', plate), phone: hash('phone', phone) });
      const authorizationToken = await sealer.seal('code', { id, token, plate, phone }, challengeRules.lastsMs);
      await logins.codeSent(visitor.login, { authorizationToken });
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
        throw serviceError('CodeExpired');
      }
      const { address } = visitor;
      const validated = await tryCode({ id, token, code, address, plate, phone, language });
      if (validated.status !== 0) {
        return { status: validated.status, message: passedOnMessage(validated.message), vehicles: [] };
      }
      if (!(await challenges.use(id))) throw serviceError('CodeExpired');
      // an earlier session of the browser must not remain for its next user
      await Promise.all([sessions.end(visitor.session), logins.end(visitor.login)]);
      if (visitor.login !== '') visitor.onLogin(null);
      const ordered = { ...validated, vehicles: searchedFirst(validated.vehicles, plate) };
      const attempt = await openAttempt(ordered);
      visitor.onSession(await sessions.begin(ordered, attempt));
      logger.info('tireHotel.signedIn', { vehicles: ordered.vehicles.length });
      const enriched = await withNextChanges(ordered, backend, language);
      return attempt ? { ...enriched, attempt: shownAttempt(attempt, backend) } : enriched;
    },

    visit: async () => {
      const [time, login] = await Promise.all([sessions.timeLeft(visitor.session), logins.open(visitor.login)]);
      return { hasSession: time !== null, ...(time && { time }), login: login && (await shownLogin(login)) };
    },
  });
}

/** Vehicles with texts in a language; untranslated texts are shown as delivered. */
export function withTexts(
  validated: TireValidated,
  backend: TireHotelBackend,
  language: Language | undefined,
): TireValidated {
  const texts = language ? (backend.texts?.(language) ?? {}) : {};
  return Object.keys(texts).length > 0 ? { ...validated, texts } : validated;
}
