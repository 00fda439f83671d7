import { UpstreamConnectionError, UpstreamStatusError, UpstreamTimeoutError } from './upstreamErrors.ts';

const retriedStatuses = new Set([429, 502, 503, 504]);
const firstWaitMs = 200;
const longestWaitMs = 5000;

/** Longest Retry-After that a call waits for, ms, and that only once: a visitor is waiting for it. */
export const maxRetryAfterWaitMs = 1000;

/**
 * Whether the same call may succeed a moment later. Time-outs are not retried: the visitor has waited enough. An upstream
 * that asks for a longer wait is not asked again by this call.
 * @param tries of the call so far, from 1
 */
export function mayRetry(error: unknown, tries: number): boolean {
  if (!(error instanceof UpstreamStatusError)) return error instanceof UpstreamConnectionError;
  if (!retriedStatuses.has(error.status) || error.isRefusal) return false;
  return !error.retryAfterMs || (tries === 1 && error.retryAfterMs <= maxRetryAfterWaitMs);
}

/** Longest time that a Retry-After keeps an upstream from being asked, ms: then one call finds out. */
const maxPauseMs = 60_000;

/** Milliseconds for which an upstream asks for no calls at all; 0 when it does not. */
export function pauseMs(error: unknown): number {
  if (!(error instanceof UpstreamStatusError) || error.isRefusal || error.retryAfterMs === null) return 0;
  const isPause = (error.status === 429 || error.status === 503) && error.retryAfterMs > maxRetryAfterWaitMs;
  return isPause ? Math.min(error.retryAfterMs, maxPauseMs) : 0;
}

/**
 * Whether the failure says that the upstream is in trouble: what the circuit breaker counts. One that limits its calls
 * (429) is well, and says itself how long to wait.
 */
export function isUpstreamTrouble(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.status >= 500 && !error.isRefusal;
  return error instanceof UpstreamConnectionError || error instanceof UpstreamTimeoutError;
}

/**
 * Milliseconds to wait before retry number `retry` (from 1): what Retry-After asks for; else a
 * random part of 200 ms doubled with every retry ("full jitter": callers that failed together do not return together).
 */
export function retryWaitMs(error: unknown, retry: number, random: () => number): number {
  if (error instanceof UpstreamStatusError && error.retryAfterMs !== null) {
    return error.retryAfterMs;
  }
  return Math.min(firstWaitMs * 2 ** (retry - 1), longestWaitMs) * random();
}

/** Retry-After in whole seconds as milliseconds. A date or anything else counts as absent. */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\s*\d{1,6}\s*$/.test(header) ? Number(header) * 1000 : null;
}
