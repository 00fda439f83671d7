import type { LoadResult, StatusResult } from './LoadPlan.ts';

/** The responses of one status; none is a count of 0. */
export function statusOf({ byStatus }: LoadResult, status: number): StatusResult {
  const found = byStatus.find((result) => result.status === status);
  return found ?? { status, count: 0, latencies: [], bytes: 0, withRetryAfter: 0 };
}
