/** Something went wrong with a call to an upstream. `upstream` is its name, never its address. */
export class UpstreamError extends Error {
  readonly upstream: string;

  constructor(name: string, upstream: string, message: string, options?: ErrorOptions) {
    super(`${upstream}: ${message}`, options);
    this.name = name;
    this.upstream = upstream;
  }
}

/** No whole answer within the time-out. */
export class UpstreamTimeoutError extends UpstreamError {
  constructor(upstream: string, timeoutMs: number) {
    super('UpstreamTimeoutError', upstream, `no answer within ${timeoutMs} ms`);
  }
}

/** The connection failed: refused, reset, unknown host. */
export class UpstreamConnectionError extends UpstreamError {
  constructor(upstream: string, code: string, options?: ErrorOptions) {
    super('UpstreamConnectionError', upstream, `connection failed (${code})`, options);
  }
}

/** An answer with a status other than 2xx. */
export class UpstreamStatusError extends UpstreamError {
  readonly status: number;
  /** From Retry-After in whole seconds; null without one. */
  readonly retryAfterMs: number | null;

  constructor(upstream: string, status: number, retryAfterMs: number | null) {
    super('UpstreamStatusError', upstream, `answered with status ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An answer that is too large, is no JSON, or has another shape than expected. */
export class UpstreamAnswerError extends UpstreamError {
  constructor(upstream: string, fault: string, options?: ErrorOptions) {
    super('UpstreamAnswerError', upstream, fault, options);
  }
}

/** Not asked: the upstream has failed too often just now. */
export class CircuitOpenError extends UpstreamError {
  constructor(upstream: string, retryInMs: number) {
    super('CircuitOpenError', upstream, `not asked after repeated failures; tried again in ${Math.ceil(retryInMs)} ms`);
  }
}

/** Not asked: more calls are waiting for the upstream's limit than could be sent in time. */
export class RateLimitError extends UpstreamError {
  constructor(upstream: string) {
    super('RateLimitError', upstream, 'not asked; too many calls wait for its limit of calls per second');
  }
}
