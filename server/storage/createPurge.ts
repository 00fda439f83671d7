import { sql } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Storage } from './Storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const quarterMs = 15 * 60 * 1000;

interface PurgeOptions {
  storage: Storage;
  clock: Clock;
  logger: Logger;
  /** Retention of leads and outbox entries. */
  keepDays: number;
  /** Retention of bookings, from their day on. */
  keepBookingDays: number;
}

/**
 * Creates the purge of expired personal data.
 * It removes the content of outbox entries that ended more than `keepDays` ago, of leads that old without a pending
 * delivery, and of bookings `keepBookingDays` after their day. The rows stay, so that a repeated submission is
 * recognised. Photos are removed with their lead, unclaimed ones after a day. Workshop capacity of such days is
 * deleted; waiting list entries are deleted after their day.
 */
export function createPurge(options: PurgeOptions): () => Promise<void> {
  const { storage, clock, logger, keepDays, keepBookingDays } = options;
  return async () => {
    const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
    const before = daysAgo(keepDays).toISOString();
    const bookedBefore = daysAgo(keepBookingDays);
    const [entries, leads, bookings] = await storage.write(async (queries) => {
      // conditions match the partial indexes
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
      await queries
        .deleteFrom('lead_photos')
        .where('lead', 'is', null)
        .where('created_at', '<', daysAgo(1).toISOString())
        .execute();
      await queries
        .deleteFrom('lead_photos')
        .where('lead', 'is not', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('leads')
              .select('leads.id')
              .whereRef('leads.id', '=', 'lead_photos.lead')
              .where('leads.submission', '=', ''),
          ),
        )
        .execute();
      const past = await queries
        .updateTable('bookings')
        .set({ request: '', plate: '' })
        .where('time_slot', '<', bookedBefore.toISOString().slice(0, 10))
        .where(sql<boolean>`request <> ''`)
        .executeTakeFirst();
      await queries
        .deleteFrom('workshop_use')
        .where('quarter', '<', Math.floor(bookedBefore.getTime() / quarterMs))
        .execute();
      await queries.deleteFrom('waiting_entries').where('day', '<', daysAgo(0).toISOString().slice(0, 10)).execute();
      await queries.deleteFrom('tire_codes').where('expires_at', '<', clock.now().toISOString()).execute();
      // retries of bookings sent elsewhere do not come this late
      await queries.deleteFrom('booking_requests').where('changed_at', '<', bookedBefore.toISOString()).execute();
      // expired counters, codes and sessions of the tire hotel are no longer needed
      const now = clock.now().toISOString();
      await queries.deleteFrom('limits').where('lapses_at', '<=', now).execute();
      await queries.deleteFrom('tire_challenges').where('expires_at', '<=', now).execute();
      await queries
        .deleteFrom('tire_sessions')
        .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('ends_at', '<=', now)]))
        .execute();
      return [emptied.numUpdatedRows, forgotten.numUpdatedRows, past.numUpdatedRows];
    });
    if (entries + leads + bookings === 0n) return;
    const counts = { entries: Number(entries), leads: Number(leads), bookings: Number(bookings) };
    logger.info('outbox.purged', counts);
  };
}
