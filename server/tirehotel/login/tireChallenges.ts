import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Schema } from '../../storage/Schema.ts';
import type { Storage } from '../../storage/Storage.ts';
import { challengeRules } from '../tireHotelLimits.ts';

/** Reason why a code may not be tried now. It has ended (time, tries or its one use), or a delay applies. */
export type TryRefused = 'ended' | { waitMs: number };

/** One-time codes that were sent: number and time of their remaining tries. */
export interface TireChallenges {
  /** Registers a new code; earlier ones of its registration number and phone end. */
  begin(of: { plate: string; phone: string }): Promise<string>;
  /** Reason why it may not be tried now, null when it may. */
  refusal(id: string): Promise<TryRefused | null>;
  /**
   * Counts one more try, before the code is compared.
   * Of concurrent ones at most five are made, one after the other. Null when it may not be tried now.
   */
  beginTry(queries: Transaction<Schema>, id: string): Promise<{ triesLeft: number; nextWaitMs: number } | null>;
  /** Marks the code as used. False for all but the first call: a code is used once. */
  use(id: string): Promise<boolean>;
}

/** `plate` and `phone` are keyed hashes. */
export function createTireChallenges({ storage, clock }: { storage: Storage; clock: Clock }): TireChallenges {
  return {
    begin: async ({ plate, phone }) => {
      const id = randomUUID();
      const now = clock.now();
      const row = {
        id,
        plate,
        phone,
        tries: 0,
        next_try_at: now.toISOString(),
        expires_at: new Date(now.getTime() + challengeRules.lastsMs).toISOString(),
        used_at: null,
      };
      await storage.write(async (queries) => {
        const before = await queries
          .selectFrom('tire_challenges')
          .select('id')
          .where(({ or, eb }) => or([eb('plate', '=', plate), eb('phone', '=', phone)]))
          .orderBy('id')
          .execute();
        // one after the other, so that two concurrent ones never deadlock
        for (const old of before) await queries.deleteFrom('tire_challenges').where('id', '=', old.id).execute();
        await queries.insertInto('tire_challenges').values(row).execute();
      });
      return id;
    },

    refusal: async (id) => {
      const now = clock.now();
      const row = await storage.db.selectFrom('tire_challenges').selectAll().where('id', '=', id).executeTakeFirst();
      if (row?.used_at !== null || row.tries >= challengeRules.tries) return 'ended';
      if (row.expires_at <= now.toISOString()) return 'ended';
      const waitMs = Date.parse(row.next_try_at) - now.getTime();
      return waitMs > 0 ? { waitMs } : null;
    },

    beginTry: async (queries, id) => {
      const at = clock.now();
      const now = at.toISOString();
      const waits = challengeRules.waitsMs.map(
        (ms, tries) => sql`when ${sql.lit(tries)} then ${new Date(at.getTime() + ms).toISOString()}`,
      );
      const begun = await queries
        .updateTable('tire_challenges')
        .set((set) => ({
          tries: set('tries', '+', 1),
          next_try_at: sql<string>`case tries ${sql.join(waits, sql` `)} else expires_at end`,
        }))
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('tries', '<', challengeRules.tries)
        .where('next_try_at', '<=', now)
        .where('expires_at', '>', now)
        .returning('tries')
        .executeTakeFirst();
      if (!begun) return null;
      const triesLeft = challengeRules.tries - begun.tries;
      return { triesLeft, nextWaitMs: triesLeft > 0 ? (challengeRules.waitsMs[begun.tries - 1] ?? 0) : 0 };
    },

    use: async (id) => {
      const { numUpdatedRows } = await storage.write((queries) =>
        queries
          .updateTable('tire_challenges')
          .set({ used_at: clock.now().toISOString() })
          .where('id', '=', id)
          .where('used_at', 'is', null)
          .where('expires_at', '>', clock.now().toISOString())
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
  };
}
