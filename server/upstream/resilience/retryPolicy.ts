import { UpstreamConnectionError, UpstreamStatusError, UpstreamTimeoutError } from '../upstreamErrors.ts';

const retriedStatuses = new Set([429, 502, 503, 504]);
const firstWaitMs = 200;
const maxWaitMs = 5000;

/** Longest Retry-After in ms that a call waits for, and only once: a visitor is waiting. */
export const maxRetryAfterWaitMs = 1000;

/**
 * True when the same call may succeed a moment later.
 * Timeouts are not retried: the visitor has waited long enough. An upstream that requests a longer wait is not called
 * again by this call.
 * @param tries of the call so far, from 1
 */
export function mayRetry(error: unknown, tries: number): boolean {
  if (!(error instanceof UpstreamStatusError)) return error instanceof UpstreamConnectionError;
  if (!retriedStatuses.has(error.status) || error.isRefusal) return false;
  return !error.retryAfterMs || (tries === 1 && error.retryAfterMs <= maxRetryAfterWaitMs);
}

/** Longest pause by a Retry-After in ms; then one call probes the upstream. */
const maxPauseMs = 60_000;

/** Pause in ms that an upstream requests for all calls; 0 for none. */
export function pauseMs(error: unknown): number {
  if (!(error instanceof UpstreamStatusError) || error.isRefusal || error.retryAfterMs === null) return 0;
  const isPause = (error.status === 429 || error.status === 503) && error.retryAfterMs > maxRetryAfterWaitMs;
  return isPause ? Math.min(error.retryAfterMs, maxPauseMs) : 0;
}

/**
 * True for a failure of the upstream itself, which the circuit breaker counts.
 * One that limits its calls (429) is healthy, and states the time to wait.
 */
export function isUpstreamTrouble(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return error.status >= 500 && !error.isRefusal;
  return error instanceof UpstreamConnectionError || error instanceof UpstreamTimeoutError;
}

/**
 * Delay in ms before retry number `retry` (from 1).
 * It is the Retry-After, else a random part of 200 ms doubled with every retry ("full jitter": callers that failed
 * together do not return together).
 */
export function retryWaitMs(error: unknown, retry: number, random: () => number): number {
  if (error instanceof UpstreamStatusError && error.retryAfterMs !== null) {
    return error.retryAfterMs;
  }
  return Math.min(firstWaitMs * 2 ** (retry - 1), maxWaitMs) * random();
}

/** Parses Retry-After in whole seconds to ms. A date or anything else counts as absent. */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\s*\d{1,6}\s*$/.test(header) ? Number(header) * 1000 : null;
}
