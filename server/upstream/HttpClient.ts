import type { ReadableStream } from 'node:stream/web';
import type Joi from 'joi';
import type { Headers } from 'node-fetch';
import type { Logger } from '../../shared/kit/Logger.ts';

export interface HttpClientOptions {
  /** Name of the upstream, for logs and errors. */
  name: string;
  /** Timeout of one attempt, from sending to the last byte. */
  timeoutMs: number;
  /** Retries after the first attempt. */
  retries: number;
  logger: Logger;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
  /** From 0 to below 1. */
  random?: () => number;
  /** Delays between attempts. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Maximum bytes of a response. */
  maxAnswerBytes?: number;
  /** Consecutive failures that open the circuit of a kind of calls, and how long it stays open. */
  breaker?: { failures: number; openMs: number };
  /** Initial calls per second, for an upstream that limits them; responses may state another limit. */
  callsPerSecond?: number;
  /** True when the JSON of an error response refuses the request and the upstream itself is healthy. */
  isRefusal?: (body: unknown, status: number) => boolean;
  /** Refuses hosts that resolve to private addresses; for hosts that are not the operator's own. */
  publicOnly?: boolean;
  /** Returns the loggable form of a path; for paths that contain personal data. */
  loggedPath?: (path: string) => string;
}

export interface CallOptions<T> {
  headers?: Record<string, string>;
  /** Validates the response; unknown keys must be allowed by the schema itself. */
  schema: Joi.Schema<T>;
  /** A POST that may safely be sent twice, such as a search. GET always may. */
  retryable?: boolean;
  /** Overrides the client's. */
  timeoutMs?: number;
  /** Kind of call with separate connections and circuit breaker. A failing kind does not block the others. */
  kind?: string;
}

export interface StreamOptions {
  /** Kind of the call; see CallOptions. */
  callKind?: string;
  headers: Record<string, string>;
  /** Media type of the response. */
  kind: string;
  /** Ends the stream. */
  signal: AbortSignal;
  /** A stream without data for this long counts as broken. */
  idleMs: number;
}

export interface HttpClient {
  /** GET with a JSON response. */
  getJson<T>(url: string, options: CallOptions<T>): Promise<T>;
  /** POST of a JSON body with a JSON response. */
  postJson<T>(url: string, body: unknown, options: CallOptions<T>): Promise<T>;
  /**
   * POST of a JSON body to a receiver of whose response only the status matters; returns the status.
   * The response may be empty, JSON or plain text; anything else comes from another server, such as an error page of a
   * proxy.
   */
  postForStatus(
    url: string,
    body: unknown,
    options: { headers?: Record<string, string>; kind?: string },
  ): Promise<number>;
  /** GET of a small file of a kind ("image/"): its media type and bytes. */
  getFile(url: string, options: { kind: string }): Promise<{ type: string; bytes: Buffer }>;
  /**
   * GET of a streamed response, without retries.
   * Its body fails with an UpstreamError when it breaks off, is silent for too long, or exceeds the maximum size.
   */
  openStream(url: string, options: StreamOptions): Promise<OpenStream>;
  /** Closes all connections: calls in progress fail, and are not retried. */
  close(): void;
}

export interface OpenStream {
  status: number;
  url: string;
  redirected: boolean;
  headers: Headers;
  body: ReadableStream<Uint8Array>;
}
