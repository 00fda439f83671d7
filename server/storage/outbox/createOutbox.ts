import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { ClaimedEntry, NewOutboxEntry, Outbox, OutboxEntry } from './Outbox.ts';
import type { OutboxState, OutboxTable } from '../Schema.ts';
import type { Queries, Storage } from '../Storage.ts';

/** Retry period of an entry. */
const tryMs = 24 * 60 * 60 * 1000;

/** Creates the outbox on either database. */
export function createOutbox(storage: Storage, clock: Clock): Outbox {
  const { db } = storage;
  return {
    add: (queries, entry) => addEntry(queries, entry, clock.now()),

    withdraw: async (queries, { kind, subjects }) => {
      const at = clock.now().toISOString();
      await queries
        .deleteFrom('outbox')
        .where('kind', '=', kind)
        .where('subject', 'in', subjects)
        .where('state', 'in', ['waiting', 'kept'])
        .where(({ or, eb }) => or([eb('claim', 'is', null), eb('due_at', '<=', at)]))
        .execute();
    },

    claim: async (options) =>
      options.kinds.length === 0 || options.limit < 1 ? [] : claimEntries(storage, options, clock.now()),

    end: (entry, state, error) => {
      // the error of an earlier attempt no longer matters once the entry is delivered
      const lastError = state === 'delivered' ? null : (error ?? null);
      const emptied = state === 'delivered' && entry.lapsesAt !== null ? { payload: '' } : {};
      return settle(storage, entry, { state, ended_at: clock.now().toISOString(), last_error: lastError, ...emptied });
    },

    giveBack: (entry, dueAt, error) => settle(storage, entry, { due_at: dueAt.toISOString(), last_error: error }),

    list: async ({ kind, state, limit }) => {
      let query = db.selectFrom('outbox').selectAll();
      if (kind !== undefined) query = query.where('kind', '=', kind);
      if (state !== undefined) query = query.where('state', '=', state);
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
      return rows.map(toEntry);
    },

    counts: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select(['kind', 'state', (count) => count.fn.countAll().as('count')])
        .groupBy(['kind', 'state'])
        .orderBy('kind')
        .orderBy('state')
        .execute();
      return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
    },

    retry: async (filter) => (filter.ids?.length === 0 ? 0 : retryEntries(storage, filter, clock.now())),

    endLapsed: () => endLapsedEntries(storage, clock.now().toISOString()),
  };
}

async function addEntry(
  queries: Queries,
  { kind, subject, payload, dueAt, lapsesAt }: NewOutboxEntry,
  created: Date,
): Promise<void> {
  const due = dueAt ?? created;
  const row: Insertable<OutboxTable> = {
    id: randomUUID(),
    kind,
    subject,
    payload: JSON.stringify(payload),
    state: 'waiting',
    attempts: 0,
    created_at: created.toISOString(),
    due_at: due.toISOString(),
    claim: null,
    give_up_at: lapsesAt?.toISOString() ?? giveUpAfter(due > created ? due : created),
    ended_at: null,
    lapses_at: lapsesAt?.toISOString() ?? null,
    last_error: null,
  };
  await queries
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subject', 'kind']).doNothing())
    .execute();
}

async function claimEntries(
  storage: Storage,
  { kinds, limit, leaseMs }: Parameters<Outbox['claim']>[0],
  claimedAt: Date,
): Promise<ClaimedEntry[]> {
  const claim = randomUUID();
  const rows = await storage.write(async (queries) => {
    // two statements: PostgreSQL may run a locking sub-select more than once, and lock more than the limit
    const due = await storage
      .keepRows(
        queries
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', claimedAt.toISOString())
          .where(notLapsed(claimedAt.toISOString()))
          .where('kind', 'in', kinds)
          .orderBy('due_at')
          .orderBy('created_at')
          .limit(limit),
      )
      .execute();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const claimed = await queries
      .updateTable('outbox')
      .set((set) => ({
        claim,
        due_at: new Date(claimedAt.getTime() + leaseMs).toISOString(),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    return claimed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
  return rows.map((row) => ({ ...toEntry(row), claim }));
}

/** Changes an entry if this claim on it is still valid. */
async function settle(storage: Storage, { id, claim }: ClaimedEntry, change: Partial<OutboxTable>): Promise<boolean> {
  const { numUpdatedRows } = await storage.write((queries) =>
    queries
      .updateTable('outbox')
      .set({ ...change, claim: null })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

async function retryEntries(
  storage: Storage,
  { ids, kind, state }: Parameters<Outbox['retry']>[0],
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await storage.write((queries) => {
    let query = queries
      .updateTable('outbox')
      .set({
        state: 'waiting',
        attempts: 0,
        due_at: at.toISOString(),
        claim: null,
        give_up_at: sql<string>`coalesce(lapses_at, ${giveUpAfter(at)})`,
        ended_at: null,
      })
      .where('state', 'in', state ? [state] : ['kept', 'dead', 'waiting'])
      .where(sql<boolean>`payload <> ''`)
      .where(notLapsed(at.toISOString()))
      .where(({ or, eb }) => or([eb('claim', 'is', null), eb('due_at', '<=', at.toISOString())]));
    if (ids) query = query.where('id', 'in', ids);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    return query.executeTakeFirst();
  });
  return Number(numUpdatedRows);
}

async function endLapsedEntries(storage: Storage, at: string): Promise<number> {
  const { numUpdatedRows } = await storage.write((queries) =>
    queries
      .updateTable('outbox')
      .set({
        payload: '',
        state: sql<OutboxState>`case when state = 'waiting' then 'dead' else state end`,
        ended_at: sql<string>`coalesce(ended_at, ${at})`,
        claim: null,
      })
      .where('lapses_at', '<=', at)
      .where(sql<boolean>`payload <> ''`)
      // an entry in delivery has a claim, which decides its result
      .where(({ or, eb }) => or([eb('claim', 'is', null), eb('due_at', '<=', at)]))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

function notLapsed(at: string) {
  return sql<boolean>`(lapses_at is null or lapses_at > ${at})`;
}

function giveUpAfter(from: Date): string {
  return new Date(from.getTime() + tryMs).toISOString();
}

function toEntry(row: Selectable<OutboxTable>): OutboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    payload: row.payload === '' ? null : (JSON.parse(row.payload) as unknown),
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    giveUpAt: row.give_up_at,
    endedAt: row.ended_at,
    lapsesAt: row.lapses_at,
    lastError: row.last_error,
  };
}
