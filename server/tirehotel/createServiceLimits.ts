import type { Transaction } from 'kysely';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { Schema } from '../storage/Schema.ts';
import type { Count, SharedLimits } from '../storage/sharedLimits.ts';
import { tooMany } from './serviceErrors.ts';
import { buildCounts, limitName } from './tireHotelLimits.ts';
import type { LimitedBy, LimitedWhat, TireHotelLimits } from './tireHotelLimits.ts';

/** Subjects of the counters; the total over all visitors is always counted. */
export type Subjects = Partial<Record<Exclude<LimitedBy, 'all'>, string>>;

/** The limits of the tire hotel; they reject with TooMany. */
export interface ServiceLimits {
  take(
    what: LimitedWhat,
    subjects: Subjects,
    also?: (queries: Transaction<Schema>) => Promise<void>,
  ): Promise<{ giveBack(): Promise<void> }>;
  /** Rejects when a limit is already reached; counts nothing. */
  check(what: LimitedWhat, subjects: Subjects): Promise<void>;
  /** True when a limit of these subjects is reached, ignoring the total; counts nothing. */
  isReached(what: LimitedWhat, subjects: Subjects): Promise<boolean>;
}

interface Options {
  shared: SharedLimits;
  limits: TireHotelLimits;
  /** False disables limits by address, for test machines where many visitors share one. */
  countsAddresses: boolean;
  logger: Logger;
}

/** An attack is logged once a minute per limit. */
const logEveryMs = 60_000;

export function createServiceLimits({ shared, limits, countsAddresses, logger }: Options): ServiceLimits {
  const logged = new Map<string, number>();

  function counts(what: LimitedWhat, subjects: Subjects): Count[] {
    const all: Partial<Record<LimitedBy, string>> = { ...subjects, all: '' };
    return (Object.keys(limits[what]) as LimitedBy[]).flatMap((by) => {
      const subject = all[by];
      if (subject === undefined || (by === 'address' && !countsAddresses)) return [];
      return buildCounts(limits, what, by, subject);
    });
  }

  function refuse({ name, retryAfterMs }: { name: string; retryAfterMs: number }): never {
    const now = monotonicMs();
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
