import { LRUCache } from 'lru-cache';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { withDeadline } from '../../kit/withDeadline.ts';
import type { SharedCounts } from '../../storage/createSharedCounts.ts';

/** A limit on the attempts of each subject within a window. */
export interface AttemptWindow {
  /** Prefix of the window's counters in the database. */
  name: string;
  windowMs: number;
  maxAttempts: number;
}

/** Counts attempts across all processes. */
export interface SharedWindow {
  /** Time in ms until another attempt is allowed, as far as this process knows; 0 when it is allowed. */
  waitMs(subject: string, attempts: number): number;
  /** Counts attempts; returns the time in ms to wait when there were too many, else 0. */
  count(subject: string, attempts: number): Promise<number>;
}

interface Known {
  /** Attempts stored at the last write, plus those that the database could not store. */
  used: number;
  /** Attempts being written. */
  pending: number;
  /** On this process's monotonic clock. */
  lapsesAt: number;
}

const maxSubjects = 10_000;
/** Timeout of the database; a process whose database hangs counts alone. */
const maxDatabaseMs = 2000;

/**
 * Creates a window shared by all processes.
 * While the database fails, this process counts alone.
 * @param isExact waits for the database, so that the limit is never exceeded; otherwise processes learn of each other's
 * attempts some hundred milliseconds later
 */
export function createSharedWindow(
  { name, windowMs, maxAttempts }: AttemptWindow,
  { counts, isExact, now = monotonicMs }: { counts: SharedCounts; isExact: boolean; now?: () => number },
): SharedWindow {
  const bySubject = new LRUCache<string, Known>({ max: maxSubjects });

  const knownWindow = (subject: string): Known => {
    const known = bySubject.get(subject);
    if (known && known.lapsesAt > now()) return known;
    const fresh = { used: 0, pending: 0, lapsesAt: now() + windowMs };
    bySubject.set(subject, fresh);
    return fresh;
  };
  const wait = (used: number, lapsesAt: number): number => (used > maxAttempts ? Math.max(1, lapsesAt - now()) : 0);

  return {
    waitMs: (subject, attempts) => {
      const { used, pending, lapsesAt } = knownWindow(subject);
      return wait(used + pending + attempts, lapsesAt);
    },
    count: async (subject, attempts) => {
      const known = knownWindow(subject);
      known.pending += attempts;
      const ownCount = known.used + known.pending;
      const counted = counts.add({ name, subject, windowMs }, attempts, { isAwaited: isExact }).then(
        (state) => {
          known.pending -= attempts;
          known.used = Math.max(known.used, state.used);
          known.lapsesAt = now() + state.lapsesInMs;
          return state;
        },
        () => {
          known.pending -= attempts;
          known.used += attempts;
          return null;
        },
      );
      const state = isExact ? await withDeadline(counted, maxDatabaseMs, () => null) : null;
      return state ? wait(state.used, known.lapsesAt) : wait(ownCount, known.lapsesAt);
    },
  };
}
