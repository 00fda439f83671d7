import type { Transaction } from 'kysely';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { Schema } from '../storage/Schema.ts';
import type { Count, LimitReached, SharedLimits } from '../storage/sharedLimits.ts';
import { busyShare } from '../http/limits/limitAttempts.ts';
import { networksOf } from '../http/limits/networksOf.ts';
import { tooMany } from './serviceErrors.ts';
import { buildCounts, limitName } from './tireHotelLimits.ts';
import type { LimitedBy, LimitedWhat, TireHotelLimits } from './tireHotelLimits.ts';

/** Subjects of the counters; the total over all visitors is counted as well. */
export type Subjects = Partial<Record<Exclude<LimitedBy, 'all'>, string>>;

/**
 * The limits of the tire hotel; they reject with TooMany.
 * The wider networks of an address have some times its allowance (networksOf). When the total of all visitors is
 * reached, each network has a quarter of its allowance, so that no number of visitors shuts out the others.
 */
export interface ServiceLimits {
  take(
    what: LimitedWhat,
    subjects: Subjects,
    also?: (queries: Transaction<Schema>) => Promise<void>,
  ): Promise<{ giveBack(): Promise<void> }>;
  /** Rejects when a limit is already reached; counts nothing. */
  check(what: LimitedWhat, subjects: Subjects): Promise<void>;
  /** True when a limit of these subjects is reached; counts nothing. */
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

  function counts(what: LimitedWhat, subjects: Subjects, share = 1): Count[] {
    return (Object.entries(subjects) as [LimitedBy, string][]).flatMap(([by, subject]) => {
      if (by !== 'address') return buildCounts(limits, what, by, subject);
      if (!countsAddresses) return [];
      return networksOf(subject).flatMap(({ key, factor }) =>
        buildCounts(limits, what, by, key).map((count) => ({
          ...count,
          limit: { ...count.limit, most: Math.max(1, Math.floor(count.limit.most * factor * share)) },
        })),
      );
    });
  }

  const total = (what: LimitedWhat): Count[] => buildCounts(limits, what, 'all', '');
  const isTotal = (what: LimitedWhat, { name }: LimitReached): boolean => name === limitName(what, 'all');

  function note({ name }: LimitReached): void {
    const now = monotonicMs();
    if (now - (logged.get(name) ?? -Infinity) < logEveryMs) return;
    logged.set(name, now);
    logger.warn('tireHotel.limitReached', { limit: name });
  }

  function refuse(reached: LimitReached): never {
    note(reached);
    throw tooMany(reached.retryAfterMs);
  }

  return {
    take: async (what, subjects, also) => {
      let counted = [...counts(what, subjects), ...total(what)];
      let reached = await shared.take(counted, also);
      if (reached && isTotal(what, reached)) {
        note(reached);
        counted = counts(what, subjects, busyShare);
        reached = await shared.take(counted, also);
      }
      if (reached) refuse(reached);
      return { giveBack: () => shared.giveBack(counted) };
    },
    isReached: async (what, subjects) => (await shared.reached(counts(what, subjects))) !== null,
    check: async (what, subjects) => {
      const isBusy = (await shared.reached(total(what))) !== null;
      const reached = await shared.reached(counts(what, subjects, isBusy ? busyShare : 1));
      if (reached) refuse(reached);
    },
  };
}
