import { CircuitOpenError, RateLimitError, UpstreamConnectionError } from './upstreamErrors.ts';

/** No connection, so nothing has left. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

/** Whether it is certain of a failed call that the upstream has heard nothing of it. */
export function wasNotSent(error: unknown): boolean {
  return (
    error instanceof CircuitOpenError ||
    error instanceof RateLimitError ||
    (error instanceof UpstreamConnectionError && notConnected.test(error.code))
  );
}
