import { monotonicMs } from '../../shared/kit/monotonicMs.ts';

interface RestartLimitOptions {
  /** Maximum restarts within a window. */
  maxRestarts?: number;
  windowMs?: number;
  /** Milliseconds since any fixed time. */
  now?: () => number;
}

const firstDelayMs = 200;
const maxDelayMs = 5000;

/**
 * Limits the restarts of crashing processes, so that a permanent fault is not hidden by restarts.
 * @returns a function that returns the time in ms until the next restart, longer after each one within the window; null
 * when there were too many
 */
export function createRestartLimit({
  maxRestarts = 10,
  windowMs = 60_000,
  now = monotonicMs,
}: RestartLimitOptions = {}): () => number | null {
  let restarts: number[] = [];
  return () => {
    const at = now();
    restarts = restarts.filter((earlier) => at - earlier < windowMs);
    if (restarts.length >= maxRestarts) return null;
    const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** restarts.length);
    restarts.push(at);
    return delay;
  };
}
