import { CircuitOpenError, RateLimitError, UpstreamConnectionError } from './upstreamErrors.ts';

/** Codes of failed connections, over which nothing was sent. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** True when a failed call certainly did not reach the upstream. */
export function wasNotSent(error: unknown): boolean {
  return (
    error instanceof CircuitOpenError ||
    error instanceof RateLimitError ||
    (error instanceof UpstreamConnectionError && notConnected.test(error.code))
  );
}
