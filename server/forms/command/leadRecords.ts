import { sql } from 'kysely';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { OutboxState } from '../../storage/Schema.ts';
import type { Storage } from '../../storage/Storage.ts';
import { leadEntryKind, leadSubject } from '../leadPayload.ts';
import type { LeadsFilter } from './leadsArguments.ts';

/** A lead with its delivery state. */
export interface LeadRecord {
  /** formSubmissionId */
  id: string;
  site: string;
  formName: string;
  receivedAt: string;
  /** null without an entry in the outbox. */
  state: OutboxState | null;
  attempts: number;
  /** Earliest next attempt of a waiting lead. */
  dueAt: string | null;
  endedAt: string | null;
  lastError: string | null;
  /** null after its retention period. */
  submission: LeadSubmission | null;
}

/** Read access to the leads in the database; servers may be running. */
export interface LeadRecords {
  newest(filter: LeadsFilter, limit: number): Promise<LeadRecord[]>;
  /** Finds by the lead's id, or that of its outbox entry. */
  find(id: string): Promise<LeadRecord | null>;
  /** Leads by state of delivery. */
  counts(filter: LeadsFilter): Promise<{ state: OutboxState; count: number }[]>;
  /** Sites that have leads. */
  sites(): Promise<string[]>;
  /** All, oldest first, read in batches so that any number fits into memory. */
  oldestFirst(filter: LeadsFilter): AsyncGenerator<LeadRecord>;
  /** Ids of outbox entries by ids of leads or of the entries themselves; unknown ids are left out. */
  entryIds(ids: readonly string[]): Promise<Map<string, string>>;
}

const batch = 500;

export function leadRecords(storage: Storage): LeadRecords {
  const leads = ({ state, site, since }: LeadsFilter) => {
    let query = storage.db
      .selectFrom('leads')
      .leftJoin('outbox', (join) =>
        join
          .on('outbox.subject', '=', sql<string>`${sql.lit(leadSubject(''))} || leads.id`)
          .on('outbox.kind', '=', leadEntryKind),
      )
      .select(['leads.id', 'leads.site', 'leads.form_name', 'leads.submission', 'leads.received_at'])
      .select(['outbox.state', 'outbox.attempts', 'outbox.due_at', 'outbox.ended_at', 'outbox.last_error']);
    if (state !== undefined) query = query.where('outbox.state', '=', state);
    if (site !== undefined) query = query.where('leads.site', '=', site);
    if (since !== undefined) query = query.where('leads.received_at', '>=', since);
    return query;
  };

  return {
    newest: async (filter, limit) => {
      const newestFirst = leads(filter).orderBy('leads.received_at', 'desc').orderBy('leads.id', 'desc');
      return (await newestFirst.limit(limit).execute()).map(toLeadRecord);
    },

    find: async (id) => {
      const lowerCaseId = id.toLowerCase();
      // one after the other: no index serves an "or" over two tables
      const own = await leads({}).where('leads.id', '=', lowerCaseId).executeTakeFirst();
      if (own) return toLeadRecord(own);
      const entry = await storage.db
        .selectFrom('outbox')
        .select('subject')
        .where('id', '=', lowerCaseId)
        .where('kind', '=', leadEntryKind)
        .executeTakeFirst();
      if (!entry) return null;
      const row = await leads({})
        .where('leads.id', '=', entry.subject.slice(leadSubject('').length))
        .executeTakeFirst();
      return row ? toLeadRecord(row) : null;
    },

    counts: async (filter) => {
      if (filter.site === undefined && filter.since === undefined) return entryCounts(storage, filter.state);
      const rows = await leads(filter)
        .clearSelect()
        .select(({ fn }) => ['outbox.state as state', fn.countAll<number | string | bigint>().as('count')])
        .groupBy('outbox.state')
        .orderBy('outbox.state')
        .execute();
      return rows.flatMap(({ state, count }) => (state ? [{ state, count: Number(count) }] : []));
    },

    sites: async () => {
      // from one site to the next: a "distinct" reads every lead
      const sites: string[] = [];
      for (;;) {
        const row = await storage.db
          .selectFrom('leads')
          .select('site')
          .where('site', '>', sites.at(-1) ?? '')
          .orderBy('site')
          .limit(1)
          .executeTakeFirst();
        if (!row) return sites;
        sites.push(row.site);
      }
    },

    oldestFirst: async function* (filter) {
      const inOrder = leads(filter).orderBy('leads.received_at').orderBy('leads.id').limit(batch);
      let rows = await inOrder.execute();
      for (;;) {
        yield* rows.map(toLeadRecord);
        const last = rows.at(-1);
        if (!last || rows.length < batch) return;
        const { received_at, id } = last;
        rows = await inOrder.where(sql<boolean>`(leads.received_at, leads.id) > (${received_at}, ${id})`).execute();
      }
    },

    entryIds: async (ids) => {
      const bySubject = new Map(ids.map((id) => [leadSubject(id.toLowerCase()), id]));
      const byEntry = new Map(ids.map((id) => [id.toLowerCase(), id]));
      const rows = await storage.db
        .selectFrom('outbox')
        .select(['id', 'subject'])
        .where('kind', '=', leadEntryKind)
        .where(({ or, eb }) => or([eb('subject', 'in', [...bySubject.keys()]), eb('id', 'in', [...byEntry.keys()])]))
        .execute();
      return new Map(
        rows.flatMap(({ id, subject }) =>
          [bySubject.get(subject), byEntry.get(id)].flatMap((given) => (given === undefined ? [] : [[given, id]])),
        ),
      );
    },
  };
}

/** Deliveries of all leads by state. */
async function entryCounts(
  storage: Storage,
  state: OutboxState | undefined,
): Promise<{ state: OutboxState; count: number }[]> {
  let query = storage.db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number | string | bigint>().as('count')])
    .where('kind', '=', leadEntryKind)
    .groupBy('state')
    .orderBy('state');
  if (state !== undefined) query = query.where('state', '=', state);
  return (await query.execute()).map((row) => ({ state: row.state, count: Number(row.count) }));
}

interface LeadRow {
  id: string;
  site: string;
  form_name: string;
  submission: string;
  received_at: string;
  state: OutboxState | null;
  attempts: number | null;
  due_at: string | null;
  ended_at: string | null;
  last_error: string | null;
}

function toLeadRecord(row: LeadRow): LeadRecord {
  return {
    id: row.id,
    site: row.site,
    formName: row.form_name,
    receivedAt: row.received_at,
    state: row.state,
    attempts: row.attempts ?? 0,
    dueAt: row.state === 'waiting' ? row.due_at : null,
    endedAt: row.ended_at,
    lastError: row.last_error,
    submission: row.submission === '' ? null : (JSON.parse(row.submission) as LeadSubmission),
  };
}
