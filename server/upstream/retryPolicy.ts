import { UpstreamConnectionError, UpstreamStatusError, UpstreamTimeoutError } from './upstreamErrors.ts';

const retriedStatuses = new Set([429, 502, 503, 504]);
const firstWaitMs = 200;
const longestWaitMs = 5000;

/** Whether the same call may succeed a moment later. Time-outs are not retried: the visitor has waited enough. */
export function mayRetry(error: unknown): boolean {
  if (error instanceof UpstreamStatusError) return retriedStatuses.has(error.status) && !error.isRefusal;
  return error instanceof UpstreamConnectionError;
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
 * Milliseconds to wait before retry number `retry` (from 1): what Retry-After asks for, at most five seconds; else a
 * random part of 200 ms doubled with every retry ("full jitter": callers that failed together do not return together).
 */
export function retryWaitMs(error: unknown, retry: number, random: () => number): number {
  if (error instanceof UpstreamStatusError && error.retryAfterMs !== null) {
    return Math.min(error.retryAfterMs, longestWaitMs);
  }
  return Math.min(firstWaitMs * 2 ** (retry - 1), longestWaitMs) * random();
}

/** Retry-After in whole seconds as milliseconds. A date or anything else counts as absent. */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\s*\d{1,6}\s*$/.test(header) ? Number(header) * 1000 : null;
}
