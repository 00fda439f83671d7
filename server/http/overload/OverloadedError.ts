/** The process has more work than it can finish in time. Answer with 503 and Retry-After, or with an older copy. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';

  constructor(readonly retryAfterSeconds: number) {
    super('The server is overloaded.');
  }
}
