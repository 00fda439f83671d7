import { sql } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Storage } from './Storage.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface PurgeOptions {
  storage: Storage;
  clock: Clock;
  logger: Logger;
  keepDays: number;
}

/**
 * What removes the content of outbox entries that ended more than `keepDays` ago, and of leads that old which nothing
 * is waiting to send. The rows stay, so that a submission that comes again is still known.
 */
export function createPurge({ storage, clock, logger, keepDays }: PurgeOptions): () => Promise<void> {
  return async () => {
    const before = new Date(clock.now().getTime() - keepDays * dayMs).toISOString();
    const [entries, leads] = await storage.write(async (queries) => {
      // conditions as the partial indexes have them
      const emptied = await queries
        .updateTable('outbox')
        .set({ payload: '', last_error: null })
        .where('ended_at', '<', before)
        .where(sql<boolean>`payload <> ''`)
        .executeTakeFirst();
      const forgotten = await queries
        .updateTable('leads')
        .set({ submission: '' })
        .where('received_at', '<', before)
        .where(sql<boolean>`submission <> ''`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .where('outbox.subject', '=', sql<string>`'lead:' || leads.id`)
                .where(({ or, eb }) => or([eb('outbox.ended_at', 'is', null), eb('outbox.ended_at', '>=', before)])),
            ),
          ),
        )
        .executeTakeFirst();
      return [emptied.numUpdatedRows, forgotten.numUpdatedRows];
    });
    if (entries + leads > 0n) logger.info('outbox.purged', { entries: Number(entries), leads: Number(leads) });
  };
}
