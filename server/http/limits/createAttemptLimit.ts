import { createAttemptWindow } from './createAttemptWindow.ts';
import { addressKey, networksOf } from './networksOf.ts';

/** Counts failed attempts, so that a secret cannot be guessed. */
export interface AttemptLimit {
  /** Seconds until a client may try again; 0 when it may try at once. */
  waitSeconds(address: string): number;
  failed(address: string): void;
}

/**
 * Creates a limit of `attempts` failures of a client within `windowMs`.
 * Beyond it, all its attempts are refused. Attempts are allowed again when the window has passed. Wider networks may fail some times as often (networksOf). No
 * limit is common to all: it would let anyone lock out those with the right secret.
 * @param clock milliseconds
 */
export function createAttemptLimit(attempts: number, windowMs: number, clock?: () => number): AttemptLimit {
  const window = createAttemptWindow({ name: 'failures', windowMs, maxAttempts: attempts }, clock && { now: clock });
  return {
    waitSeconds: (address) => {
      const waits = networksOf(addressKey(address)).map(({ key, factor }) => window.waitMs(key, { factor }));
      return Math.ceil(Math.max(...waits) / 1000);
    },
    failed: (address) => {
      for (const { key, factor } of networksOf(addressKey(address))) void window.count(key, { factor });
    },
  };
}
