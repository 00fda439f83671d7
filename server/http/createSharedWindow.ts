import { LRUCache } from 'lru-cache';
import type { SharedCounts } from '../storage/createSharedCounts.ts';

/** A limit on the attempts of each subject within a window. */
export interface AttemptWindow {
  /** Names the window's counters in the database. */
  name: string;
  windowMs: number;
  maxAttempts: number;
}

/** Counts attempts in all processes together. */
export interface SharedWindow {
  /** Time in ms until another attempt is allowed, as far as this process knows; 0 for now. */
  waitMs(subject: string, attempts: number): number;
  /** Counts attempts; gives the time in ms to wait when they were too many, else 0. */
  count(subject: string, attempts: number): Promise<number>;
}

interface Known {
  /** Attempts in the database, when it was last written, and those that it could not take. */
  used: number;
  /** Attempts on their way there. */
  pending: number;
  lapsesAt: number;
}

const maxSubjects = 10_000;
/** Longest wait for the database; a process whose database hangs counts alone. */
const maxDatabaseMs = 2000;

/**
 * @param isExact waits for the database, so that no attempt too many passes; otherwise processes learn of each other's
 * attempts some hundred milliseconds later. When the database fails, this process counts alone.
 */
export function createSharedWindow(
  { name, windowMs, maxAttempts }: AttemptWindow,
  { counts, isExact, now = Date.now }: { counts: SharedCounts; isExact: boolean; now?: () => number },
): SharedWindow {
  const bySubject = new LRUCache<string, Known>({ max: maxSubjects });

  const knownOf = (subject: string): Known => {
    const known = bySubject.get(subject);
    if (known && known.lapsesAt > now()) return known;
    const fresh = { used: 0, pending: 0, lapsesAt: now() + windowMs };
    bySubject.set(subject, fresh);
    return fresh;
  };
  const wait = (used: number, lapsesAt: number): number => (used > maxAttempts ? Math.max(1, lapsesAt - now()) : 0);

  return {
    waitMs: (subject, attempts) => {
      const { used, pending, lapsesAt } = knownOf(subject);
      return wait(used + pending + attempts, lapsesAt);
    },
    count: async (subject, attempts) => {
      const known = knownOf(subject);
      known.pending += attempts;
      const ownCount = known.used + known.pending;
      const counted = counts.add({ name, subject, windowMs }, attempts, { isAwaited: isExact }).then(
        (state) => {
          known.pending -= attempts;
          known.used = Math.max(known.used, state.used);
          known.lapsesAt = state.lapsesAt;
          return state;
        },
        () => {
          known.pending -= attempts;
          known.used += attempts;
          return null;
        },
      );
      const state = isExact ? await within(counted, maxDatabaseMs) : null;
      return state ? wait(state.used, state.lapsesAt) : wait(ownCount, known.lapsesAt);
    },
  };
}

/** What a promise resolves with in time; null later. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    // after a pause of this process answers wait to be read: they come first
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(null))), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
