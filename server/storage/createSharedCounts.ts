import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { faultCode } from './databaseFaults.ts';
import type { Schema } from './Schema.ts';
import type { Storage } from './Storage.ts';
import { latestWindowEnd } from './latestWindowEnd.ts';

/** A number of attempts within a window of time. */
export interface CountState {
  used: number;
  /** Time in ms until it restarts from 0; at most the window. */
  lapsesInMs: number;
}

/** One counter. */
export interface CountKey {
  /** "searches" */
  name: string;
  /** Stored as a keyed hash only. */
  subject: string;
  /** Length of the window in ms, from the first attempt on. */
  windowMs: number;
}

/** Counters shared by all processes on a database. */
export interface SharedCounts {
  /**
   * Adds to a counter.
   * Additions made during a write go to the database together; those without a waiting caller are delayed by a quarter
   * of a second.
   * @returns the counter with this addition and all before it
   * @throws the database's error, and an error at once while it does not respond
   */
  add(key: CountKey, count: number, options: { isAwaited: boolean }): Promise<CountState>;
}

interface Options {
  storage: Pick<Storage, 'write'>;
  /** Key of the hashes. */
  secret: () => string;
  clock: Clock;
  logger: Logger;
  /** Timeout after which a write counts as failed, until it ends. */
  writeMs?: number;
  /** Pause after a failed write. */
  pauseMs?: number;
  /** Maximum delay of an addition without a waiting caller. */
  delayMs?: number;
}

interface Addition {
  count: number;
  resolve(state: CountState): void;
  reject(error: unknown): void;
}

interface Row {
  windowMs: number;
  additions: Addition[];
}

/** Rows of one statement; each is a few hundred bytes. */
const maxRows = 500;

/** Counters in the table of limits; see SharedCounts. A process writes once at a time. */
export function createSharedCounts(options: Options): SharedCounts {
  const { storage, secret, clock, logger, writeMs = 2000, pauseMs = 5000, delayMs = 250 } = options;
  let waiting = new Map<string, Row>();
  let isUrgent = false;
  let writingSince: number | null = null;
  let pausedUntil = -Infinity;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  const hash = ({ name, subject, windowMs }: CountKey): string =>
    createHmac('sha256', secret())
      .update(JSON.stringify(['attempts', name, windowMs, subject]))
      .digest('base64url');

  async function write(rows: Map<string, Row>): Promise<void> {
    const now = clock.now();
    const stored = await storage.write((queries) => addPlausibly(queries, rows, now));
    onWritten();
    for (const { subject, used, lapses_at } of stored) {
      const { additions, windowMs } = rows.get(subject) ?? { additions: [], windowMs: 0 };
      const lapsesInMs = Math.min(windowMs, Date.parse(lapses_at) - now.getTime());
      let before = used - sumCounts(additions);
      for (const { count, resolve } of additions) {
        before += count;
        resolve({ used: before, lapsesInMs });
      }
    }
  }

  function onWritten(error?: unknown): void {
    if (error !== undefined) {
      pausedUntil = monotonicMs() + pauseMs;
      // once per outage, not at every attempt
      if (!hasFailed) logger.warn('limits.notShared', { code: faultCode(error) });
    } else if (hasFailed) logger.info('limits.sharedAgain');
    hasFailed = error !== undefined;
  }

  async function flush(): Promise<void> {
    if (writingSince !== null) return;
    clearTimeout(timer);
    timer = undefined;
    writingSince = monotonicMs();
    do {
      const rows = new Map([...waiting].slice(0, maxRows));
      waiting = new Map([...waiting].slice(maxRows));
      isUrgent = waiting.size > 0;
      try {
        await write(rows);
      } catch (error) {
        onWritten(error);
        for (const { additions } of rows.values()) for (const { reject } of additions) reject(error);
      }
      writingSince = monotonicMs();
    } while (isUrgent && waiting.size > 0);
    writingSince = null;
    if (waiting.size > 0) flushLater();
  }

  function flushLater(): void {
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  }

  return {
    add: (key, count, { isAwaited }) =>
      new Promise((resolve, reject) => {
        const now = monotonicMs();
        if (now < pausedUntil || (writingSince !== null && now - writingSince > writeMs)) {
          reject(new Error('The database cannot count attempts at the moment.'));
          return;
        }
        const subject = hash(key);
        const row = waiting.get(subject) ?? { windowMs: key.windowMs, additions: [] };
        row.additions.push({ count, resolve, reject });
        waiting.set(subject, row);
        if (!isAwaited) {
          flushLater();
          return;
        }
        isUrgent = true;
        queueMicrotask(() => void flush()); // together with the other counters of this request
      }),
  };
}

function sumCounts(additions: readonly Addition[]): number {
  return additions.reduce((sum, { count }) => sum + count, 0);
}

type StoredRow = Pick<Schema['limits'], 'subject' | 'used' | 'lapses_at'>;

/** Adds to the counters; those stored before the system clock was set back begin again. */
async function addPlausibly(queries: Transaction<Schema>, rows: Map<string, Row>, now: Date): Promise<StoredRow[]> {
  const stored = await addRows(queries, rows, now);
  const isLate = ({ subject, lapses_at }: StoredRow): boolean =>
    lapses_at > latestWindowEnd(now, rows.get(subject)?.windowMs ?? 0);
  const late = new Map([...rows].filter(([key]) => stored.some((row) => row.subject === key && isLate(row))));
  if (late.size === 0) return stored;
  await queries
    .deleteFrom('limits')
    .where('subject', 'in', [...late.keys()])
    .execute();
  return [...stored.filter((row) => !isLate(row)), ...(await addRows(queries, late, now))];
}

/** One statement, so that no other transaction can interleave. */
function addRows(queries: Transaction<Schema>, rows: Map<string, Row>, now: Date) {
  // ordered, so that two processes lock their rows in the same order
  const values = [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([subject, { windowMs, additions }]) => ({
      subject,
      used: sumCounts(additions),
      lapses_at: new Date(now.getTime() + windowMs).toISOString(),
    }));
  const hasLapsed = sql<boolean>`limits.lapses_at <= ${now.toISOString()}`;
  return queries
    .insertInto('limits')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        used: sql<number>`case when ${hasLapsed} then excluded.used else limits.used + excluded.used end`,
        lapses_at: sql<string>`case when ${hasLapsed} then excluded.lapses_at else limits.lapses_at end`,
      }),
    )
    .returning(['subject', 'used', 'lapses_at'])
    .execute();
}
