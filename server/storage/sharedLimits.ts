import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Schema } from './Schema.ts';
import type { Queries, Storage } from './Storage.ts';
import { latestWindowEnd } from './latestWindowEnd.ts';

export interface Limit {
  /** Maximum count … */
  most: number;
  /** … within this period from the first on; then the counter restarts at 0. */
  forMs: number;
  /** Sliding window: any period of that length has at most `most`. */
  slides?: boolean;
}

/** One more use of `name` by or for `subject`. */
export interface Count {
  /** "tireHotel.codes.plate" */
  name: string;
  /** Stored as a keyed hash only. */
  subject: string;
  limit: Limit;
}

/** The limit that prevents an action. */
export interface LimitReached {
  name: string;
  retryAfterMs: number;
}

/** A counter that was reset. */
export interface Forgotten {
  name: string;
  /** Count before the reset, from 1. */
  used: number;
  wasReached: boolean;
}

/** Limits shared by all processes, counted in the database. */
export interface SharedLimits {
  /**
   * Increments all counters, or none if a limit is reached: then returns the one that lasts longest.
   * Counters and `also` are one transaction; an error of `also` rolls everything back.
   */
  take(counts: readonly Count[], also?: (queries: Transaction<Schema>) => Promise<void>): Promise<LimitReached | null>;
  /**
   * Increments all counters within the caller's transaction.
   * When a limit is reached, the caller has to roll back.
   * @returns the limit that is reached, or null
   */
  takeWithin(queries: Queries, counts: readonly Count[]): Promise<LimitReached | null>;
  /** Returns the longest-lasting limit that is reached, or null; counts nothing. Within a transaction if given one. */
  reached(counts: readonly Count[], queries?: Queries): Promise<LimitReached | null>;
  /** Reverts a `take` whose action did not need to be limited. */
  giveBack(counts: readonly Count[]): Promise<void>;
  /** Resets all counters in one transaction; returns those that were above 0 and not expired. */
  forget(counts: readonly Count[]): Promise<Forgotten[]>;
}

interface Options {
  storage: Storage;
  /** Key of the hashes. */
  secret: () => string;
  clock: Clock;
}

/** Creates SharedLimits. A refusal writes nothing, so that repeated requests cost little. */
export function createSharedLimits({ storage, secret, clock }: Options): SharedLimits {
  /** Ordered by key, so that two transactions lock their rows in the same order. */
  function keyed(counts: readonly Count[]): (Count & { key: string })[] {
    return counts
      .map((count) => ({ ...count, key: hashKey(secret(), count) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  async function reached(counts: readonly Count[], queries: Queries = storage.db): Promise<LimitReached | null> {
    const countsByKey = new Map(keyed(counts).map((count) => [count.key, count]));
    if (countsByKey.size === 0) return null;
    const now = clock.now();
    const rows = await queries
      .selectFrom('limits')
      .selectAll()
      .where('subject', 'in', [...countsByKey.keys()])
      .where('lapses_at', '>', now.toISOString())
      .execute();
    let longest: LimitReached | null = null;
    for (const { subject, used, lapses_at } of rows) {
      const count = countsByKey.get(subject);
      if (!count || used < count.limit.most || !isOpen(lapses_at, now, count.limit.forMs)) continue;
      const retryAfterMs = Date.parse(lapses_at) - now.getTime();
      if (!longest || retryAfterMs > longest.retryAfterMs) longest = { name: count.name, retryAfterMs };
    }
    return longest;
  }

  return {
    reached,
    take: async (counts, also) => {
      const before = await reached(counts);
      if (before) return before;
      try {
        await storage.write(async (queries) => {
          for (const count of keyed(counts)) {
            if ((await takeOne(queries, count, clock.now())) !== null) throw new LimitReachedError(count.name);
          }
          await also?.(queries);
        });
        return null;
      } catch (error) {
        if (!(error instanceof LimitReachedError)) throw error;
        // another caller was faster, and may have reverted since
        return (await reached(counts)) ?? { name: error.count, retryAfterMs: 1000 };
      }
    },
    takeWithin: async (queries, counts) => {
      for (const count of keyed(counts)) {
        const retryAfterMs = await takeOne(queries, count, clock.now());
        if (retryAfterMs !== null) return { name: count.name, retryAfterMs };
      }
      return null;
    },
    giveBack: async (counts) => {
      await storage.write(async (queries) => {
        for (const { key } of keyed(counts)) {
          await queries
            .updateTable('limits')
            .set((set) => ({ used: set('used', '-', 1) }))
            .where('subject', '=', key)
            .where('used', '>', 0)
            .execute();
        }
      });
    },
    forget: (counts) =>
      storage.write(async (queries) => {
        const now = clock.now();
        const forgotten: Forgotten[] = [];
        for (const { key, name, limit } of keyed(counts)) {
          const row = await queries
            .deleteFrom('limits')
            .where('subject', '=', key)
            .returning(['used', 'lapses_at'])
            .executeTakeFirst();
          if (!row || row.used < 1 || !isOpen(row.lapses_at, now, limit.forMs)) continue;
          forgotten.push({ name, used: row.used, wasReached: row.used >= limit.most });
        }
        return forgotten;
      }),
  };
}

class LimitReachedError extends Error {
  override readonly name = 'OneTooMany';
  readonly count: string;

  constructor(count: string) {
    super(`The limit ${count} is reached.`);
    this.count = count;
  }
}

/**
 * One statement, so that no other transaction can interleave.
 * @returns null for a counted use, else the time in ms until the counter restarts
 */
async function takeOne(queries: Queries, { key, limit }: Count & { key: string }, at: Date): Promise<number | null> {
  const now = at.toISOString();
  const lapses = new Date(at.getTime() + limit.forMs).toISOString();
  const hasLapsed = sql<boolean>`(limits.lapses_at <= ${now} or limits.lapses_at > ${latestWindowEnd(at, limit.forMs)})`;
  const taken = await queries
    .insertInto('limits')
    .values({ subject: key, used: 1, lapses_at: lapses })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          used: sql<number>`case when ${hasLapsed} then 1 else limits.used + 1 end`,
          lapses_at: limit.slides
            ? lapses
            : sql<string>`case when ${hasLapsed} then excluded.lapses_at else limits.lapses_at end`,
        })
        .where(({ or, eb }) => or([hasLapsed, eb('limits.used', '<', limit.most)])),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken && limit.most > 0) return null;
  const row = await queries.selectFrom('limits').select('lapses_at').where('subject', '=', key).executeTakeFirst();
  return Math.max(0, Date.parse(row?.lapses_at ?? lapses) - at.getTime());
}

/** True while a counter counts; see latestWindowEnd. */
function isOpen(lapsesAt: string, now: Date, windowMs: number): boolean {
  return lapsesAt > now.toISOString() && lapsesAt <= latestWindowEnd(now, windowMs);
}

/** Key of a counter. It includes the period of the limit: an hourly and a daily limit have separate counters. */
function hashKey(secret: string, { name, subject, limit }: Count): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, limit.forMs, subject]))
    .digest('base64url');
}
