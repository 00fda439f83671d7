import { createAttemptWindow } from './createAttemptWindow.ts';
import type { AttemptWindow } from './createAttemptWindow.ts';

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
export function createAttemptLimit(attempts: number, windowMs: number, clock?: () => number): AttemptLimit {
  const window = (maxAttempts: number): AttemptWindow =>
    createAttemptWindow({ name: 'failures', windowMs, maxAttempts }, clock && { now: clock });
  const perCaller = window(attempts);
  const inAll = window(attempts * 10);
  return {
    waitSeconds: (caller) => Math.ceil(Math.max(perCaller.waitMs(caller), inAll.waitMs('')) / 1000),
    failed: (caller) => {
      void perCaller.count(caller);
      void inAll.count('');
    },
  };
}
