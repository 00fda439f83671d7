import { createHmac } from 'node:crypto';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import { createSharedLimits } from '../storage/sharedLimits.ts';
import type { Storage } from '../storage/Storage.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';
import { createCodeCheck } from './login/createCodeCheck.ts';
import { createServiceLimits } from './createServiceLimits.ts';
import { createSealer } from './login/createSealer.ts';
import { passedOn } from './serviceErrors.ts';
import { openedSession, sessionCalls } from './login/sessionCalls.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';
import type { TireHotelService, TireVisitor } from './TireHotelService.ts';
import { createTireChallenges } from './login/tireChallenges.ts';
import { countSecretName, tireHotelLimits } from './tireHotelLimits.ts';
import type { TireHotelLimits } from './tireHotelLimits.ts';
import { createTireLogins } from './login/tireLogins.ts';
import { createTireSessions } from './login/tireSessions.ts';

export interface TireHotelServiceOptions {
  backend: TireHotelBackend;
  storage: Storage;
  clock: Clock;
  logger: Logger;
  /** Defaults to tireHotelLimits. */
  limits?: TireHotelLimits;
  /** False when many visitors share one address, as on a test machine; see createServiceLimits. */
  countsAddresses?: boolean;
}

/**
 * The service in front of any tire hotel back end.
 * It limits visitors' requests, encrypts their tokens, allows a code few tries and one use, and serves later calls for
 * validated vehicles only. Keys, counters, tries and sessions are in the database, shared by every process.
 */
export async function createTireHotelService(options: TireHotelServiceOptions): Promise<TireHotelService> {
  const { storage, clock, logger, limits = tireHotelLimits, countsAddresses = true } = options;
  const [sealKey, countKey] = await Promise.all([
    secretAtStart(storage, 'tireHotelTokens'),
    secretAtStart(storage, countSecretName),
  ]);
  const backend = withPlainErrors(options.backend);
  const sealer = createSealer(sealKey, clock);
  const shared = createSharedLimits({ storage, secret: countKey, clock });
  const serviceLimits = createServiceLimits({ shared, limits, countsAddresses, logger });
  const hash = (...parts: string[]): string =>
    createHmac('sha256', countKey()).update(JSON.stringify(parts)).digest('base64url');
  const sessions = createTireSessions({ storage, sealer, clock });
  const parts = { backend, limits: serviceLimits, sessions, logger, hash };
  const challenges = createTireChallenges({ storage, clock });
  const logins = createTireLogins({ storage, sealer, clock });
  const codes = createCodeCheck({ ...parts, sealer, challenges, logins, clock });
  return {
    of: (visitor: TireVisitor): TireHotelGateway => ({ ...codes(visitor), ...sessionCalls(parts, visitor) }),
    authenticate: async (visitor) => {
      await openedSession(sessions, visitor);
    },
  };
}

/** Reduces every failure behind the service to what visitors may see. */
function withPlainErrors(backend: TireHotelBackend): TireHotelBackend {
  const plain =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        return await call(...args);
      } catch (error) {
        throw passedOn(error);
      }
    };
  return {
    search: plain((regNo) => backend.search(regNo)),
    login: plain((phoneToken, language) => backend.login(phoneToken, language)),
    validate: plain((token, code) => backend.validate(token, code)),
    timeslotDays: plain((workshop, query) => backend.timeslotDays(workshop, query)),
    timeslots: plain((workshop, query) => backend.timeslots(workshop, query)),
    book: plain(async (...booking) => {
      try {
        return await backend.book(...booking);
      } catch (error) {
        const isUnknown = !(error instanceof TireHotelError) || error.code === 'OutcomeUnknown';
        if (!isUnknown) throw error;
        const words = error instanceof TireHotelError ? { message: error.message } : {};
        throw new TireHotelError('OutcomeUnknown', { canCheck: backend.honoursKeys, ...words }, { cause: error });
      }
    }),
    review: plain((review) => backend.review(review)),
    nextChanges: async (regNos, language) => (await backend.nextChanges?.(regNos, language)) ?? [],
    honoursKeys: backend.honoursKeys,
    ...(backend.openBookings ? { openBookings: backend.openBookings } : {}),
    ...(backend.tellLocked ? { tellLocked: backend.tellLocked.bind(backend) } : {}),
    texts: (language) => backend.texts?.(language) ?? {},
  };
}
