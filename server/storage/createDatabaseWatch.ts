import type { Logger } from '../../shared/kit/Logger.ts';
import { withDeadline } from '../kit/withDeadline.ts';
import { faultRemedies } from './detectDatabaseFault.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import type { DatabaseFault, DatabaseState } from './DatabaseUnavailableError.ts';
import { faultCode } from './databaseFaults.ts';
import { StorageError } from './StorageError.ts';

export interface DatabaseWatch {
  /** Proves that the database is writable, by a heartbeat at most every `beatMs`. Never rejects. */
  check(): Promise<DatabaseState>;
  /** Known fault that prevents every call from succeeding; null when calls may be tried. */
  blockedBy(): DatabaseFault | null;
  /**
   * Converts an error before it is passed on.
   * A database fault becomes a DatabaseUnavailableError and is checked by a heartbeat; other errors are unchanged.
   */
  failureOf(error: unknown, mayBeWritten?: boolean): unknown;
  /** Awaits a call, and gives it up when the database does not respond at all. */
  during<T>(call: Promise<T>): Promise<T>;
  stop(): void;
}

interface DatabaseWatchOptions {
  /** Writes a heartbeat. Rejects with DatabaseUnavailableError or the driver's error. */
  beat: () => Promise<void>;
  /** The fault that a driver's error indicates; null for an error of the query. */
  faultOf: (error: unknown) => DatabaseFault | null;
  /** Fault of a heartbeat without a response. */
  silence: DatabaseFault;
  /** Faults proven by one failed call. Others may affect one connection or call only, so a heartbeat checks them. */
  proven: readonly DatabaseFault[];
  /** Faults that prevent every call from succeeding. */
  blocking: readonly DatabaseFault[];
  logger: Logger;
  /** Error with which the database fails from the start; undefined when it responds. */
  firstError?: unknown;
  /** Age of the last heartbeat at which the next check makes a new one, ms. */
  beatMs?: number;
  /** Interval of heartbeats while the database fails, ms. */
  retryMs?: number;
  /** Timeout of a heartbeat, ms. */
  beatTimeoutMs?: number;
  /** A call without a response for this long triggers a heartbeat, ms. */
  suspectMs?: number;
  /** Timeout of a check, ms: a load balancer waits for it. */
  checkMs?: number;
}

/** For short-lived connections whose failure ends their task. */
export const unwatched: DatabaseWatch = {
  check: () => Promise.resolve('answers'),
  blockedBy: () => null,
  failureOf: (error) => error,
  during: (call) => call,
  stop: () => undefined,
};

/**
 * Monitors whether the database is writable.
 * Heartbeats are made on a check, when a call fails or hangs, and every `retryMs` while the database fails, so that it
 * is used again as soon as it recovers. Each change is one line in the log.
 */
export function createDatabaseWatch(options: DatabaseWatchOptions): DatabaseWatch {
  const { beat, faultOf, silence, proven, blocking, logger, firstError } = options;
  const { beatMs = 3000, retryMs = 1000, beatTimeoutMs = 5000, suspectMs = 2000, checkMs = 1000 } = options;
  let state: DatabaseState = 'answers';
  /** Words of the last failure for the operator; "" when there are none. */
  let reason = '';
  let failedAt = 0;
  let checkedAt = -Infinity;
  let underWay: Promise<void> | undefined;
  /** Time of the last response that took less than the timeout of a heartbeat. */
  let answeredAt = -Infinity;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const waiting = new Set<(fault: DatabaseFault) => void>();

  const enter = (next: DatabaseState, error?: unknown): void => {
    checkedAt = performance.now();
    if (isStopped) return;
    const previousState = state;
    const previousReason = reason;
    state = next;
    reason = error instanceof StorageError ? error.message : '';
    if (next !== 'answers') {
      if (previousState === 'answers') failedAt = checkedAt;
      clearTimeout(retry);
      retry = setTimeout(() => void beatNow(), retryMs).unref();
      if (blocking.includes(next)) for (const giveUp of [...waiting]) giveUp(next);
    }
    if (next === previousState && reason === previousReason) return;
    const seconds = Math.round((checkedAt - failedAt) / 1000);
    if (next === 'answers') logger.info('database.recovered', { fault: previousState, seconds });
    else logger.error('database.failed', { fault: next, ...(reason === '' ? readCause(next, error) : { reason }) });
  };

  const faultIn = (error: unknown): DatabaseFault =>
    error instanceof DatabaseUnavailableError ? error.code : (faultOf(error) ?? 'failed');

  const beatOnce = async (): Promise<void> => {
    const begunAt = performance.now();
    try {
      if (await endsWithin(beat(), beatTimeoutMs)) enter('answers');
      // on a busy machine a heartbeat may be late although the database responds to other calls
      else if (answeredAt < begunAt) enter(silence);
      else enter(state);
    } catch (error) {
      enter(faultIn(error), error);
    }
  };

  const beatNow = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    underWay ??= beatOnce().finally(() => (underWay = undefined));
    return underWay;
  };

  if (firstError !== undefined) enter(faultIn(firstError), firstError);

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
      const isKnown = error instanceof DatabaseUnavailableError;
      const fault = isKnown ? error.code : faultOf(error);
      if (fault === null || isStopped) return error;
      if (proven.includes(fault)) enter(fault, error);
      else if (state === 'answers') void beatNow();
      return isKnown ? error : new DatabaseUnavailableError(fault, { cause: error, mayBeWritten });
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

/** The remedy of a fault, and the driver's code of its error, for the log. */
function readCause(fault: DatabaseFault, error: unknown): { remedy: string; code?: string } {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const code = faultCode(cause);
  return { remedy: faultRemedies[fault], ...(code !== '' && { code }) };
}

/** Returns true when a promise is fulfilled in time; rejects if it does. */
function endsWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  return withDeadline(
    promise.then(() => true),
    ms,
    () => false,
  );
}
