import type { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import fetch, { FetchError } from 'node-fetch';
import type { Response } from 'node-fetch';
import type { CallLanes } from './resilience/callLanes.ts';
import type { HttpClientOptions, OpenStream, StreamOptions } from './HttpClient.ts';
import { hasClosedAddress } from './publicAddresses.ts';
import type { RateLimiter } from './resilience/rateLimiter.ts';
import type { Answer } from './readAnswer.ts';
import { readRetryAfter } from './resilience/retryPolicy.ts';
import {
  UpstreamAnswerError,
  UpstreamConnectionError,
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeoutError,
} from './upstreamErrors.ts';
import { watchedBody } from './watchedBody.ts';

/** One attempt of a call. */
export interface Attempt {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** True when the call may be sent again after a failure. */
  retryable: boolean;
  timeoutMs?: number | undefined;
  kind?: string | undefined;
}

export interface Sender {
  /** Sends an attempt and reads the whole response. Rejects with an UpstreamError. */
  receive(attempt: Attempt): Promise<Answer>;
  /** Sends an attempt and opens the stream of its response. Rejects with an UpstreamError. */
  open(attempt: Attempt, options: StreamOptions): Promise<OpenStream>;
}

/** Sends requests with timeouts that abort, and a maximum response size. */
export function createSender(
  options: HttpClientOptions,
  { lanes, limiter }: { lanes: CallLanes; limiter: RateLimiter | null },
): Sender {
  const { name, timeoutMs, maxAnswerBytes = 10 * 1024 * 1024 } = options;

  const send = async (attempt: Attempt, signal: AbortSignal, agent?: Agent): Promise<Response> => {
    const { method, url, headers, body } = attempt;
    if (options.publicOnly && hasClosedAddress(new URL(url))) throw new UpstreamConnectionError(name, 'EPRIVATE');
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      ...(agent ? { agent } : {}),
      // node-fetch counts the unpacked bytes, so a small compressed response cannot become a huge one.
      size: maxAnswerBytes,
      redirect: 'error',
      signal,
    });
    limiter?.learn((header) => response.headers.get(header));
    if (response.ok) return response;
    const errorBody = jsonOrNothing(await response.text());
    throw new UpstreamStatusError(name, response.status, readRetryAfter(response.headers.get('retry-after')), {
      body: errorBody,
      isRefusal: options.isRefusal?.(errorBody, response.status) ?? false,
    });
  };

  /** Converts an error to an UpstreamError; `late` when the timeout has ended the call. */
  const upstreamError = (error: unknown, late: boolean, patienceMs: number): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    if (late) return new UpstreamTimeoutError(name, patienceMs);
    if (error instanceof FetchError && error.type === 'max-size') {
      return new UpstreamAnswerError(name, `the response is longer than ${maxAnswerBytes} bytes`);
    }
    return new UpstreamConnectionError(name, errorCode(error));
  };

  const receive = async (attempt: Attempt): Promise<Answer> => {
    const patienceMs = attempt.timeoutMs ?? timeoutMs;
    const abort = AbortSignal.timeout(patienceMs);
    const { agentOf, newConnectionOf } = lanes.laneOf(attempt.kind ?? '');
    const agent = (attempt.retryable ? agentOf : newConnectionOf)(new URL(attempt.url));
    try {
      const response = await send(attempt, abort, agent);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { upstream: name, status: response.status, type: response.headers.get('content-type') ?? '', bytes };
    } catch (error) {
      throw upstreamError(error, abort.aborted, patienceMs);
    }
  };

  const open = async (attempt: Attempt, { kind, signal, idleMs }: StreamOptions): Promise<OpenStream> => {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), timeoutMs);
    try {
      // bypasses the agents: streams stay open and would occupy the sockets of calls
      const { status, url, redirected, headers, body } = await send(attempt, AbortSignal.any([signal, end.signal]));
      if (!headers.get('content-type')?.startsWith(kind) || !(body instanceof Readable)) {
        throw new UpstreamAnswerError(name, `the response is not of the type ${kind}`);
      }
      const watched = watchedBody(body, { name, idleMs, maxBytes: maxAnswerBytes, end: () => end.abort() });
      return { status, url, redirected, headers, body: ReadableStream.from(watched) };
    } catch (error) {
      const failure = signal.aborted
        ? new UpstreamError('UpstreamError', name, 'the caller stopped waiting')
        : upstreamError(error, end.signal.aborted, timeoutMs);
      end.abort();
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };

  return { receive, open };
}

function errorCode(error: unknown): string {
  if (error instanceof FetchError) return error.code ?? error.type;
  const { code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return typeof code === 'string' ? code : 'unknown';
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
