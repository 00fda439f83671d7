import type { ReadableStream } from 'node:stream/web';
import type Joi from 'joi';
import type { Headers } from 'node-fetch';
import type { Logger } from '../../shared/kit/Logger.ts';

export interface HttpClientOptions {
  /** Of the upstream, for logs and errors. */
  name: string;
  /** For one attempt, from sending to the last byte. */
  timeoutMs: number;
  /** Further attempts after the first. */
  retries: number;
  logger: Logger;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
  /** 0 to below 1. */
  random?: () => number;
  /** Waits between attempts. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Bytes of the longest answer that is read. */
  maxAnswerBytes?: number;
  /** Consecutive failures that open the circuit of a kind of calls, and how long it stays open. */
  breaker?: { failures: number; openMs: number };
  /** Calls per second to begin with, for an upstream that limits them; answers may say another limit. */
  callsPerSecond?: number;
  /** Whether the JSON of an answer with an error status is a no to the caller of an upstream that is well. */
  isRefusal?: (body: unknown, status: number) => boolean;
  /** Refuses hosts that resolve to private addresses; for hosts that are not the operator's own. */
  publicOnly?: boolean;
  /** What is logged of a path; for paths that hold personal data. */
  loggedPath?: (path: string) => string;
}

export interface CallOptions<T> {
  headers?: Record<string, string>;
  /** Checks the answer; unknown keys must be allowed by the schema itself. */
  schema: Joi.Schema<T>;
  /** A POST that may be sent twice without harm, such as a search. GET always may. */
  retryable?: boolean;
  /** In place of the client's. */
  timeoutMs?: number;
  /** Calls of a kind have connections and a circuit breaker of their own: one kind that fails keeps no other from the upstream. */
  kind?: string;
}

export interface StreamOptions {
  /** Kind of the call; see CallOptions. */
  callKind?: string;
  headers: Record<string, string>;
  /** Media type of the answer. */
  kind: string;
  /** Ends it. */
  signal: AbortSignal;
  /** A stream that brings nothing for so long has broken off. */
  idleMs: number;
}

export interface HttpClient {
  /** GET, answered as JSON. */
  getJson<T>(url: string, options: CallOptions<T>): Promise<T>;
  /** POST of a JSON body, answered as JSON. */
  postJson<T>(url: string, body: unknown, options: CallOptions<T>): Promise<T>;
  /**
   * POST of a JSON body to a receiver whose answer matters by its status alone: gives the status. The answer may be
   * empty, JSON or plain text; anything else is some other server's, such as a page of a proxy.
   */
  postForStatus(
    url: string,
    body: unknown,
    options: { headers?: Record<string, string>; kind?: string },
  ): Promise<number>;
  /** GET of a small file of a kind ("image/"): its media type and bytes. */
  getFile(url: string, options: { kind: string }): Promise<{ type: string; bytes: Buffer }>;
  /**
   * GET of an answer that goes on, once. Its body fails with an UpstreamError when it breaks off, brings nothing for too
   * long, or grows beyond the longest answer.
   */
  openStream(url: string, options: StreamOptions): Promise<OpenStream>;
  /** Closes idle connections. */
  close(): void;
}

export interface OpenStream {
  status: number;
  url: string;
  redirected: boolean;
  headers: Headers;
  body: ReadableStream<Uint8Array>;
}
