/** A call to an upstream failed. `upstream` is its name, never its address. */
export class UpstreamError extends Error {
  readonly upstream: string;

  constructor(name: string, upstream: string, message: string, options?: ErrorOptions) {
    super(`${upstream}: ${message}`, options);
    this.name = name;
    this.upstream = upstream;
  }
}

/** No complete response within the timeout. */
export class UpstreamTimeoutError extends UpstreamError {
  constructor(upstream: string, timeoutMs: number) {
    super('UpstreamTimeoutError', upstream, `no response within ${timeoutMs} ms`);
  }
}

/** The connection failed: refused, reset, unknown host. */
export class UpstreamConnectionError extends UpstreamError {
  /** Code of Node.js or node-fetch: "ECONNREFUSED". */
  readonly code: string;

  constructor(upstream: string, code: string, options?: ErrorOptions) {
    super('UpstreamConnectionError', upstream, `connection failed (${code})`, options);
    this.code = code;
  }
}

/** A response with a status other than 2xx. */
export class UpstreamStatusError extends UpstreamError {
  readonly status: number;
  /** From Retry-After in whole seconds; null without one. */
  readonly retryAfterMs: number | null;
  /** The upstream is healthy and refuses the request: no retry, and no failure of its own. */
  readonly isRefusal: boolean;
  /** Private, so that no logger writes it: it may repeat the request. */
  readonly #body: unknown;

  constructor(
    upstream: string,
    status: number,
    retryAfterMs: number | null,
    { body, isRefusal = false }: { body?: unknown; isRefusal?: boolean } = {},
  ) {
    super('UpstreamStatusError', upstream, `responded with status ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isRefusal = isRefusal;
    this.#body = body;
  }

  /** JSON of the response; undefined when it is none. */
  get body(): unknown {
    return this.#body;
  }
}

/** A response that is too large, is no JSON, or has an unexpected shape. */
export class UpstreamAnswerError extends UpstreamError {
  constructor(upstream: string, fault: string, options?: ErrorOptions) {
    super('UpstreamAnswerError', upstream, fault, options);
  }
}

/** Not sent: the upstream has failed too often recently. */
export class CircuitOpenError extends UpstreamError {
  constructor(upstream: string, retryInMs: number) {
    super(
      'CircuitOpenError',
      upstream,
      `not called after repeated failures; next attempt in ${Math.ceil(retryInMs)} ms`,
    );
  }
}

/** Not sent: more calls are waiting for the upstream's rate limit than could be sent in time. */
export class RateLimitError extends UpstreamError {
  constructor(upstream: string) {
    super('RateLimitError', upstream, 'not called; too many calls are waiting for its limit of calls per second');
  }
}
