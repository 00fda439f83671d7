import type { LoadResult, StatusResult } from './LoadPlan.ts';

/** Returns the responses with one status; a count of 0 if none. */
export function statusOf({ byStatus }: LoadResult, status: number): StatusResult {
  const found = byStatus.find((result) => result.status === status);
  return found ?? { status, count: 0, latencies: [], bytes: 0, withRetryAfter: 0 };
}
