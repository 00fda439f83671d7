import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';

export interface WindowState {
  /** Requests per second. */
  limit: number;
  /** Requests left in this second. */
  remaining: number;
  /** Whole seconds until the next second begins, at least 1. Clients read it, and Retry-After, as a number. */
  resetSeconds: number;
  /** True when this request exceeded the limit. */
  exceeded: boolean;
}

/**
 * Counts requests per second; null when `limit` is 0 and nothing is counted.
 * @param clock milliseconds; only differences matter
 */
export function createRequestWindow(limit: number, clock: () => number = monotonicMs): () => WindowState | null {
  let began = -Infinity;
  let count = 0;
  return () => {
    if (limit === 0) return null;
    const now = clock();
    if (now - began >= 1000) {
      began = now;
      count = 0;
    }
    count += 1;
    return { limit, remaining: Math.max(0, limit - count), resetSeconds: 1, exceeded: count > limit };
  };
}
