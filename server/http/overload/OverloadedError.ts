/** The process has more work than it can finish in time. Respond with 503 and Retry-After, or an older copy. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';

  constructor(readonly retryAfterSeconds: number) {
    super('The server is overloaded.');
  }
}
