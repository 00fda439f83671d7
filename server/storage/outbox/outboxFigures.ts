import type { Kysely } from 'kysely';
import type { OutboxState, Schema } from '../Schema.ts';

export interface OutboxFigures {
  counts: { kind: string; state: OutboxState; count: number }[];
  /** Age of the oldest overdue entry by kind, in seconds. Kinds without overdue entries are left out. */
  overdueSeconds: ReadonlyMap<string, number>;
}

/** Retry period from the first due time; createOutbox.ts sets give_up_at by it. */
const tryMs = 24 * 60 * 60 * 1000;
/** The oldest ones determine the age; more would load the database at every scrape. */
const maxEntries = 1000;

/** Reads the number of outbox entries, and the age of overdue ones. */
export async function readOutboxFigures(db: Kysely<Schema>, now: Date): Promise<OutboxFigures> {
  const counts = await db
    .selectFrom('outbox')
    .select(['kind', 'state', (count) => count.fn.countAll().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  const due = await db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'created_at', 'due_at', 'give_up_at', 'lapses_at'])
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('due_at', '<=', now.toISOString())]))
    .orderBy('created_at')
    .limit(maxEntries)
    .execute();
  const overdueSeconds = new Map<string, number>();
  for (const entry of due) {
    const seconds = Math.max(0, (now.getTime() - firstDue(entry)) / 1000);
    overdueSeconds.set(entry.kind, Math.max(overdueSeconds.get(entry.kind) ?? 0, seconds));
  }
  return { counts: counts.map(({ kind, state, count }) => ({ kind, state, count: Number(count) })), overdueSeconds };
}

interface DueEntry {
  attempts: number;
  created_at: string;
  due_at: string;
  give_up_at: string;
  lapses_at: string | null;
}

/** First due time of an entry in ms since 1970: every attempt moves due_at. */
function firstDue({ attempts, created_at, due_at, give_up_at, lapses_at }: DueEntry): number {
  if (attempts === 0) return Date.parse(due_at);
  return Math.max(Date.parse(created_at), Date.parse(lapses_at ?? give_up_at) - tryMs);
}
