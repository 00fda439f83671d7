import type { Logger } from '../../shared/kit/Logger.ts';
import { faultRemedies } from './databaseFaultOf.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import type { DatabaseFault, DatabaseState } from './DatabaseUnavailableError.ts';
import { faultCode } from './databaseFaults.ts';

export interface DatabaseWatch {
  /** Whether the database takes writes, proven by a heartbeat at most every `beatMs`. Never rejects. */
  check(): Promise<DatabaseState>;
  /** The fault that is known to keep every call from being answered; null when calls may be tried. */
  blockedBy(): DatabaseFault | null;
  /** An error as it is passed on: a fault of the database as DatabaseUnavailableError, which is looked into; others as they are. */
  failureOf(error: unknown, mayBeWritten?: boolean): unknown;
  /** Waits for a call, and gives it up when the database turns out not to answer at all. */
  during<T>(call: Promise<T>): Promise<T>;
  stop(): void;
}

interface DatabaseWatchOptions {
  /** Writes a heartbeat. Rejects with DatabaseUnavailableError or the driver's error. */
  beat: () => Promise<void>;
  /** The fault that a driver's error tells of; null for one of the query. */
  faultOf: (error: unknown) => DatabaseFault | null;
  /** What a heartbeat without an answer counts as. */
  silence: DatabaseFault;
  /** Faults that one failed call proves; others may be those of one connection or call, and a heartbeat looks into them. */
  proven: readonly DatabaseFault[];
  /** Faults that keep every call from being answered. */
  blocking: readonly DatabaseFault[];
  logger: Logger;
  /** Age of the last heartbeat from which the next check makes a new one, ms. */
  beatMs?: number;
  /** Between heartbeats while the database fails, ms. */
  retryMs?: number;
  /** A heartbeat without an answer for so long has failed, ms. */
  beatTimeoutMs?: number;
  /** A call without an answer for so long has a heartbeat look into it, ms. */
  suspectMs?: number;
  /** Longest wait of a check, ms: a load balancer waits for it. */
  checkMs?: number;
}

/** For connections whose failures end the work that they were made for. */
export const unwatched: DatabaseWatch = {
  check: () => Promise.resolve('answers'),
  blockedBy: () => null,
  failureOf: (error) => error,
  during: (call) => call,
  stop: () => undefined,
};

/**
 * Knows whether the database takes writes. Heartbeats are made when someone checks, when a call fails or hangs, and every
 * `retryMs` while the database fails, so that it is used again as soon as it is well. Each change is one line in the log.
 */
export function createDatabaseWatch(options: DatabaseWatchOptions): DatabaseWatch {
  const { beat, faultOf, silence, proven, blocking, logger } = options;
  const { beatMs = 3000, retryMs = 1000, beatTimeoutMs = 5000, suspectMs = 2000, checkMs = 1000 } = options;
  let state: DatabaseState = 'answers';
  let failedAt = 0;
  let checkedAt = -Infinity;
  let underWay: Promise<void> | undefined;
  /** When a call was answered last that took less than a heartbeat may. */
  let answeredAt = -Infinity;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const waiting = new Set<(fault: DatabaseFault) => void>();

  const enter = (next: DatabaseState, error?: unknown): void => {
    checkedAt = performance.now();
    if (isStopped) return;
    const before = state;
    state = next;
    if (next !== 'answers') {
      if (before === 'answers') failedAt = checkedAt;
      clearTimeout(retry);
      retry = setTimeout(() => void beatNow(), retryMs).unref();
      if (blocking.includes(next)) for (const giveUp of [...waiting]) giveUp(next);
    }
    if (next === before) return;
    if (next === 'answers') {
      logger.info('database.recovered', { fault: before, seconds: Math.round((checkedAt - failedAt) / 1000) });
    } else {
      logger.error('database.failed', { fault: next, remedy: faultRemedies[next], ...causeOf(error) });
    }
  };

  const beatOnce = async (): Promise<void> => {
    const begunAt = performance.now();
    try {
      if (await endsWithin(beat(), beatTimeoutMs)) enter('answers');
      // a busy machine may be late with a heartbeat, while the database answers others
      else if (answeredAt < begunAt) enter(silence);
      else enter(state);
    } catch (error) {
      enter(error instanceof DatabaseUnavailableError ? error.code : (faultOf(error) ?? 'failed'), error);
    }
  };

  const beatNow = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    underWay ??= beatOnce().finally(() => (underWay = undefined));
    return underWay;
  };

  return {
    check: async () => {
      if (isStopped) return 'closed';
      const age = performance.now() - checkedAt;
      if (age < (state === 'answers' ? beatMs : retryMs)) return state;
      const isChecked = await endsWithin(beatNow(), checkMs);
      return isChecked || state !== 'answers' ? state : silence;
    },
    blockedBy: () => (state !== 'answers' && blocking.includes(state) ? state : null),
    failureOf: (error, mayBeWritten = false) => {
      const known = error instanceof DatabaseUnavailableError;
      const fault = known ? error.code : faultOf(error);
      if (fault === null || isStopped) return error;
      if (proven.includes(fault)) enter(fault, error);
      else if (state === 'answers') void beatNow();
      return known ? error : new DatabaseUnavailableError(fault, { cause: error, mayBeWritten });
    },
    during: (call) =>
      new Promise((resolve, reject) => {
        const suspect = setTimeout(() => void beatNow(), suspectMs);
        const begunAt = performance.now();
        const giveUp = (fault: DatabaseFault): void => {
          end();
          reject(new DatabaseUnavailableError(fault));
        };
        const end = (): void => {
          clearTimeout(suspect);
          waiting.delete(giveUp);
        };
        waiting.add(giveUp);
        call
          .then((answer) => {
            if (performance.now() - begunAt < beatTimeoutMs) answeredAt = performance.now();
            resolve(answer);
          }, reject)
          .finally(end);
      }),
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

/** The driver's own code of a failed heartbeat, for the log. */
function causeOf(error: unknown): { code?: string } {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const code = faultCode(cause);
  return code === '' ? {} : { code };
}

/** Whether a promise settles in time; rejects as it does. A process that was busy meanwhile reads what has arrived first. */
async function endsWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
