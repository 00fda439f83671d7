import type { Transaction } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Schema } from '../storage/Schema.ts';
import type { Count, SharedLimits } from '../storage/sharedLimits.ts';
import { tooMany } from './serviceErrors.ts';
import { countsOf, limitName } from './tireHotelLimits.ts';
import type { LimitedBy, LimitedWhat, TireHotelLimits } from './tireHotelLimits.ts';

/** Whom something is counted for; all together are counted anyway. */
export type Subjects = Partial<Record<Exclude<LimitedBy, 'all'>, string>>;

/** The limits of the tire hotel, which reject with TooMany. */
export interface ServiceLimits {
  take(
    what: LimitedWhat,
    subjects: Subjects,
    also?: (queries: Transaction<Schema>) => Promise<void>,
  ): Promise<{ giveBack(): Promise<void> }>;
  /** Rejects where a limit is reached already; counts nothing. */
  check(what: LimitedWhat, subjects: Subjects): Promise<void>;
  /** Whether a limit of these subjects alone is reached, not that of all together; counts nothing. */
  isReached(what: LimitedWhat, subjects: Subjects): Promise<boolean>;
}

interface Options {
  shared: SharedLimits;
  limits: TireHotelLimits;
  /** False leaves the limits of an address out, where many visitors come from one: on a machine of tests. */
  countsAddresses: boolean;
  clock: Clock;
  logger: Logger;
}

/** An attack is one line a minute in the log, for each limit. */
const logEveryMs = 60_000;

export function createServiceLimits({ shared, limits, countsAddresses, clock, logger }: Options): ServiceLimits {
  const logged = new Map<string, number>();

  function counts(what: LimitedWhat, subjects: Subjects): Count[] {
    const all: Partial<Record<LimitedBy, string>> = { ...subjects, all: '' };
    return (Object.keys(limits[what]) as LimitedBy[]).flatMap((by) => {
      const subject = all[by];
      if (subject === undefined || (by === 'address' && !countsAddresses)) return [];
      return countsOf(limits, what, by, subject);
    });
  }

  function refuse({ name, retryAfterMs }: { name: string; retryAfterMs: number }): never {
    const now = clock.now().getTime();
    if (now - (logged.get(name) ?? -Infinity) >= logEveryMs) {
      logged.set(name, now);
      logger.warn('tireHotel.limitReached', { limit: name });
    }
    throw tooMany(retryAfterMs);
  }

  return {
    take: async (what, subjects, also) => {
      const counted = counts(what, subjects);
      const reached = await shared.take(counted, also);
      if (reached) refuse(reached);
      return { giveBack: () => shared.giveBack(counted) };
    },
    isReached: async (what, subjects) => {
      const all = limitName(what, 'all');
      return (await shared.reached(counts(what, subjects).filter(({ name }) => name !== all))) !== null;
    },
    check: async (what, subjects) => {
      const reached = await shared.reached(counts(what, subjects));
      if (reached) refuse(reached);
    },
  };
}
