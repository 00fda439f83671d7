import { UpstreamStatusError } from '../../upstream/upstreamErrors.ts';

const defaultSeconds = 30;
const maxSeconds = 600;

/** Seconds until a failed page is worth a retry: the upstream's Retry-After, at least 30. */
export function retryAfterSeconds(error: unknown): number {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UpstreamStatusError && cause.retryAfterMs !== null) {
      return Math.min(maxSeconds, Math.max(defaultSeconds, Math.ceil(cause.retryAfterMs / 1000)));
    }
  }
  return defaultSeconds;
}
