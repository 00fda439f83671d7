import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Schema } from '../Schema.ts';
import type { Storage } from '../Storage.ts';
import { contentSaveDays, removeContentSaves } from './removeContentSaves.ts';

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

/** Rows per transaction: few enough that locks are held for milliseconds only. */
const purgeBatch = 1000;

/**
 * Creates the purge of expired personal data.
 * It removes the content of outbox entries that ended more than `keepDays` ago, of leads that old without a pending
 * delivery, and of bookings `keepBookingDays` after their day. The rows stay, so that a repeated submission is
 * recognised. Photos are removed with their lead, unclaimed ones after a day. Workshop capacity of such days is
 * deleted; waiting list entries are deleted after their day. Saves of editors that the files include are deleted too.
 */
export function createPurge(options: PurgeOptions): () => Promise<void> {
  const { storage, clock, logger, keepDays, keepBookingDays } = options;
  return async () => {
    const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
    const before = daysAgo(keepDays).toISOString();
    const bookedBefore = daysAgo(keepBookingDays);
    const entries = await inBatches(storage, (queries) => emptyEntries(queries, before));
    const leads = await emptyLeads(storage, before);
    const bookings = await inBatches(storage, (queries) => emptyBookings(queries, bookedBefore));
    await inBatches(storage, (queries) => removeUse(queries, Math.floor(bookedBefore.getTime() / quarterMs)));
    await removeSaves(storage, daysAgo(contentSaveDays).toISOString());
    const now = clock.now().toISOString();
    await inBatches(storage, (queries) => removeLimits(queries, now));
    await storage.write(async (queries) => {
      await queries
        .deleteFrom('lead_photos')
        .where('lead', 'is', null)
        .where('created_at', '<', daysAgo(1).toISOString())
        .execute();
      await queries.deleteFrom('waiting_entries').where('day', '<', now.slice(0, 10)).execute();
      await queries.deleteFrom('tire_codes').where('expires_at', '<', now).execute();
      // retries of bookings sent elsewhere do not come this late
      await queries.deleteFrom('booking_requests').where('changed_at', '<', bookedBefore.toISOString()).execute();
      // expired codes and sessions of the tire hotel are no longer needed
      await queries.deleteFrom('tire_challenges').where('expires_at', '<=', now).execute();
      await queries
        .deleteFrom('tire_sessions')
        .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('ends_at', '<=', now)]))
        .execute();
    });
    if (entries + leads + bookings > 0) logger.info('outbox.purged', { entries, leads, bookings });
  };
}

/** Repeats `work` in transactions of its own until a batch is not full, and returns the number of rows. */
async function inBatches(storage: Storage, work: (queries: Transaction<Schema>) => Promise<number>): Promise<number> {
  let rows = 0;
  for (;;) {
    const done = await storage.write(work);
    rows += done;
    if (done < purgeBatch) return rows;
  }
}

/** Also deletes saves whose successors were deleted before them, so it ends only when nothing is left. */
async function removeSaves(storage: Storage, before: string): Promise<void> {
  while ((await storage.write((queries) => removeContentSaves(queries, before, purgeBatch))) > 0);
}

// Conditions and orders match the partial indexes. They are checked again on rows that changed meanwhile.

async function emptyEntries(queries: Transaction<Schema>, before: string): Promise<number> {
  const ended = await queries
    .selectFrom('outbox')
    .select('id')
    .where('ended_at', '<', before)
    .where(sql<boolean>`payload <> ''`)
    .orderBy('ended_at')
    .limit(purgeBatch)
    .execute();
  if (ended.length === 0) return 0;
  await queries
    .updateTable('outbox')
    .set({ payload: '', last_error: null })
    .where('id', 'in', idsOf(ended))
    .where('ended_at', '<', before)
    .execute();
  return ended.length;
}

/** The last lead of a batch. */
interface Cursor {
  received_at: string;
  id: string;
}

/** Empties old leads that nothing is waiting to send; those of which something is are passed over. */
async function emptyLeads(storage: Storage, before: string): Promise<number> {
  let emptied = 0;
  let last: Cursor = { received_at: '', id: '' };
  for (;;) {
    const from = last;
    const old = await storage.write(async (queries) => {
      const rows = await queries
        .selectFrom('leads')
        .select(['id', 'received_at'])
        .where('received_at', '<', before)
        .where(sql<boolean>`submission <> ''`)
        .where(sql<boolean>`(received_at, id) > (${from.received_at}, ${from.id})`)
        .orderBy('received_at')
        .orderBy('id')
        .limit(purgeBatch)
        .execute();
      if (rows.length === 0) return rows;
      const pending = await queries
        .selectFrom('outbox')
        .select('subject')
        .where(
          'subject',
          'in',
          rows.map(({ id }) => `lead:${id}`),
        )
        .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', before)]))
        .execute();
      const waiting = new Set(pending.map(({ subject }) => subject));
      const ids = idsOf(rows).filter((id) => !waiting.has(`lead:${id}`));
      if (ids.length === 0) return rows;
      await queries.updateTable('leads').set({ submission: '' }).where('id', 'in', ids).execute();
      await queries.deleteFrom('lead_photos').where('lead', 'in', ids).execute();
      emptied += ids.length;
      return rows;
    });
    last = old.at(-1) ?? last;
    if (old.length < purgeBatch) return emptied;
  }
}

async function emptyBookings(queries: Transaction<Schema>, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  const past = await queries
    .selectFrom('bookings')
    .select('id')
    .where('time_slot', '<', day)
    .where(sql<boolean>`request <> ''`)
    .orderBy('time_slot')
    .limit(purgeBatch)
    .execute();
  if (past.length === 0) return 0;
  await queries
    .updateTable('bookings')
    .set({ request: '', plate: '' })
    .where('id', 'in', idsOf(past))
    .where('time_slot', '<', day)
    .execute();
  return past.length;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Deletes the oldest quarters first; a row has no id to select a batch by. */
async function removeUse(queries: Transaction<Schema>, before: number): Promise<number> {
  const last = await queries
    .selectFrom('workshop_use')
    .select('quarter')
    .where('quarter', '<', before)
    .orderBy('quarter')
    .limit(1)
    .offset(purgeBatch)
    .executeTakeFirst();
  const { numDeletedRows } = await queries
    .deleteFrom('workshop_use')
    .where('quarter', last ? '<=' : '<', last?.quarter ?? before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeLimits(queries: Transaction<Schema>, now: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('limits')
    .where('lapses_at', '<=', now)
    .where('subject', 'in', (from) =>
      from.selectFrom('limits').select('subject').where('lapses_at', '<=', now).orderBy('lapses_at').limit(purgeBatch),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
