import { LRUCache } from 'lru-cache';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { withDeadline } from '../../kit/withDeadline.ts';
import type { SharedCounts } from '../../storage/createSharedCounts.ts';

/** A limit on the attempts of each subject within a window, which begins with the first one. */
export interface WindowLimit {
  /** Prefix of the window's counters in the database. */
  name: string;
  windowMs: number;
  maxAttempts: number;
}

interface WindowOptions {
  /** Counters of all processes; null counts in this process only. */
  counts?: SharedCounts | null;
  /**
   * Waits for the shared counters, so that the limit is never exceeded.
   * Otherwise processes learn of each other's attempts some hundred milliseconds later.
   */
  isExact?: boolean;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

/** Number and allowance of attempts. */
interface Weight {
  /** Number of attempts; default: 1. */
  attempts?: number;
  /** Allowance of the subject, as a multiple of the limit; default: 1. At least one attempt is allowed. */
  factor?: number;
}

/** Counts attempts. */
export interface AttemptWindow {
  /** Subjects in memory. */
  readonly size: number;
  /** Time in ms until another attempt is allowed, as far as this process knows; 0 when it is allowed. */
  waitMs(subject: string, weight?: Weight): number;
  /** Counts attempts; returns the time in ms to wait when there were too many, else 0. */
  count(subject: string, weight?: Weight): Promise<number>;
}

interface Known {
  /** Attempts stored at the last write, plus those that are only counted here. */
  used: number;
  /** Attempts being written. */
  pending: number;
  /** On this process's monotonic clock. */
  lapsesAt: number;
}

/** Maximum subjects in memory: many addresses must not fill it. Those that were not used for longest go first. */
export const maxSubjects = 10_000;
/** Timeout of the database; a process whose database hangs counts alone. */
const maxDatabaseMs = 2000;

/** Creates a window. While the database of the shared counters fails, this process counts alone. */
export function createAttemptWindow(
  { name, windowMs, maxAttempts }: WindowLimit,
  { counts = null, isExact = false, now = monotonicMs }: WindowOptions = {},
): AttemptWindow {
  const bySubject = new LRUCache<string, Known>({ max: maxSubjects });

  const knownWindow = (subject: string): Known => {
    const known = bySubject.get(subject);
    return known && known.lapsesAt > now() ? known : { used: 0, pending: 0, lapsesAt: now() + windowMs };
  };
  const wait = (used: number, factor: number, lapsesAt: number): number =>
    used > Math.max(1, Math.floor(maxAttempts * factor)) ? Math.max(1, lapsesAt - now()) : 0;

  return {
    get size() {
      return bySubject.size;
    },
    waitMs: (subject, { attempts = 1, factor = 1 } = {}) => {
      const { used, pending, lapsesAt } = knownWindow(subject);
      return wait(used + pending + attempts, factor, lapsesAt);
    },
    count: async (subject, { attempts = 1, factor = 1 } = {}) => {
      const known = knownWindow(subject);
      bySubject.set(subject, known);
      if (!counts) {
        known.used += attempts;
        return wait(known.used, factor, known.lapsesAt);
      }
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
      return wait(state?.used ?? ownCount, factor, known.lapsesAt);
    },
  };
}
