import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Schema } from './Schema.ts';
import type { Storage } from './Storage.ts';

export interface Limit {
  /** So many are allowed … */
  most: number;
  /** … from the first on for so long; then it counts from 0 again. */
  forMs: number;
  /** From the last one on instead: any stretch of that length has `most` at most. */
  slides?: boolean;
}

/** One more of what `name` says, by or for `subject`. */
export interface Count {
  /** "tireHotel.codes.plate" */
  name: string;
  /** Kept as a keyed hash only. */
  subject: string;
  limit: Limit;
}

/** Why something may not be done now. */
export interface LimitReached {
  name: string;
  retryAfterMs: number;
}

/** What is counted no more. */
export interface Forgotten {
  name: string;
  /** So many were counted, from 1. */
  used: number;
  wasReached: boolean;
}

/** Limits that all processes count together, in the database. */
export interface SharedLimits {
  /**
   * Counts one more of each, or none where one of the limits is reached: then gives the one that lasts longest. All of
   * it, with what `also` does, is one transaction; an error of `also` takes everything back.
   */
  take(counts: readonly Count[], also?: (queries: Transaction<Schema>) => Promise<void>): Promise<LimitReached | null>;
  /** Whether a limit is reached, the one that lasts longest; counts nothing. */
  reached(counts: readonly Count[]): Promise<LimitReached | null>;
  /** Takes back what `take` counted, for it was none of what is limited. */
  giveBack(counts: readonly Count[]): Promise<void>;
  /** Lets each count from 0 again, all in one transaction; gives those that had counted something and had not lapsed. */
  forget(counts: readonly Count[]): Promise<Forgotten[]>;
}

interface Options {
  storage: Storage;
  /** Of the hashes; 32 characters or more. */
  secret: string;
  clock: Clock;
}

/** See SharedLimits. A refusal writes nothing, so that it costs little however often it is asked for. */
export function createSharedLimits({ storage, secret, clock }: Options): SharedLimits {
  if (secret.length < 32) throw new Error('The secret of the shared limits has less than 32 characters.');

  /** Ordered by their keys, so that two transactions take their rows in the same order. */
  function keyed(counts: readonly Count[]): (Count & { key: string })[] {
    return counts
      .map((count) => ({ ...count, key: keyOf(secret, count) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  async function reached(counts: readonly Count[]): Promise<LimitReached | null> {
    const named = new Map(keyed(counts).map((count) => [count.key, count]));
    if (named.size === 0) return null;
    const now = clock.now();
    const rows = await storage.db
      .selectFrom('limits')
      .selectAll()
      .where('subject', 'in', [...named.keys()])
      .where('lapses_at', '>', now.toISOString())
      .execute();
    let longest: LimitReached | null = null;
    for (const { subject, used, lapses_at } of rows) {
      const count = named.get(subject);
      if (!count || used < count.limit.most) continue;
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
          for (const count of keyed(counts)) await takeOne(queries, count, clock.now());
          await also?.(queries);
        });
        return null;
      } catch (error) {
        if (!(error instanceof OneTooMany)) throw error;
        // somebody else was quicker, and may have given back since
        return (await reached(counts)) ?? { name: error.count, retryAfterMs: 1000 };
      }
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
        const now = clock.now().toISOString();
        const forgotten: Forgotten[] = [];
        for (const { key, name, limit } of keyed(counts)) {
          const row = await queries
            .deleteFrom('limits')
            .where('subject', '=', key)
            .returning(['used', 'lapses_at'])
            .executeTakeFirst();
          if (!row || row.used < 1 || row.lapses_at <= now) continue;
          forgotten.push({ name, used: row.used, wasReached: row.used >= limit.most });
        }
        return forgotten;
      }),
  };
}

class OneTooMany extends Error {
  override readonly name = 'OneTooMany';
  readonly count: string;

  constructor(count: string) {
    super(`The limit ${count} is reached.`);
    this.count = count;
  }
}

/** One statement, which no other transaction comes between. */
async function takeOne(
  queries: Transaction<Schema>,
  { key, name, limit }: Count & { key: string },
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const lapses = new Date(at.getTime() + limit.forMs).toISOString();
  const hasLapsed = sql<boolean>`limits.lapses_at <= ${now}`;
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
  if (!taken || limit.most < 1) throw new OneTooMany(name);
}

/** The limit is a part of it: one who may do something so often an hour and so often a day is counted twice. */
function keyOf(secret: string, { name, subject, limit }: Count): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, limit.forMs, subject]))
    .digest('base64url');
}
