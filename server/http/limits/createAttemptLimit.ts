import { LRUCache } from 'lru-cache';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';

/** Counts failed attempts, so that a secret cannot be guessed. */
export interface AttemptLimit {
  /** Seconds until the caller may try again; 0 when it may try at once. */
  waitSeconds(caller: string): number;
  failed(caller: string): void;
}

/**
 * Creates a limit of `attempts` failures within `windowMs`, after which all attempts are refused.
 * Attempts are allowed again when the window has passed. All callers together may fail ten times as often, so that many
 * addresses cannot bypass it.
 * @param clock milliseconds
 */
export function createAttemptLimit(
  attempts: number,
  windowMs: number,
  clock: () => number = monotonicMs,
): AttemptLimit {
  const callers = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const everyone = '';
  const openWindow = (caller: string): { count: number; until: number } => {
    const current = callers.get(caller);
    return current && current.until > clock() ? current : { count: 0, until: clock() + windowMs };
  };
  const wait = (caller: string, most: number): number => {
    const { count, until } = openWindow(caller);
    return count < most ? 0 : Math.ceil((until - clock()) / 1000);
  };
  return {
    waitSeconds: (caller) => Math.max(wait(caller, attempts), wait(everyone, attempts * 10)),
    failed: (caller) => {
      for (const one of [caller, everyone]) {
        const open = openWindow(one);
        callers.set(one, { ...open, count: open.count + 1 });
      }
    },
  };
}
