import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { ClaimedEntry, Outbox, OutboxEntry } from './Outbox.ts';
import type { OutboxState, OutboxTable } from './Schema.ts';
import type { Storage } from './Storage.ts';

/** Retry period of an entry. */
const tryMs = 24 * 60 * 60 * 1000;

/** Creates the outbox on either database. */
export function createOutbox(storage: Storage, clock: Clock): Outbox {
  const { db } = storage;
  const now = (): string => clock.now().toISOString();

  /** Changes an entry if this claim on it is still valid. */
  async function settle({ id, claim }: ClaimedEntry, change: Partial<OutboxTable>): Promise<boolean> {
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

  return {
    add: async (queries, { kind, subject, payload, dueAt, lapsesAt }) => {
      const created = clock.now();
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
    },

    withdraw: async (queries, { kind, subjects }) => {
      const at = now();
      await queries
        .deleteFrom('outbox')
        .where('kind', '=', kind)
        .where('subject', 'in', subjects)
        .where('state', 'in', ['waiting', 'kept'])
        .where(({ or, eb }) => or([eb('claim', 'is', null), eb('due_at', '<=', at)]))
        .execute();
    },

    claim: async ({ kinds, limit, leaseMs }) => {
      if (kinds.length === 0 || limit < 1) return [];
      const claim = randomUUID();
      const claimedAt = clock.now();
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
    },

    end: (entry, state, error) => {
      // the error of an earlier attempt no longer matters once the entry is delivered
      const lastError = state === 'delivered' ? null : (error ?? null);
      const emptied = state === 'delivered' && entry.lapsesAt !== null ? { payload: '' } : {};
      return settle(entry, { state, ended_at: now(), last_error: lastError, ...emptied });
    },

    giveBack: (entry, dueAt, error) => settle(entry, { due_at: dueAt.toISOString(), last_error: error }),

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

    retry: async ({ ids, kind, state }) => {
      if (ids?.length === 0) return 0;
      const at = clock.now();
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
    },

    endLapsed: async () => {
      const at = now();
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
    },
  };
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
