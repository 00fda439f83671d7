import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import type Joi from 'joi';
import fetch, { FetchError } from 'node-fetch';
import type { Response } from 'node-fetch';
import { circuitBreaker } from './circuitBreaker.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import type { HttpClient, HttpClientOptions, OpenStream, StreamOptions } from './HttpClient.ts';
import { measureCall } from './measureCall.ts';
import { rateLimiter } from './rateLimiter.ts';
import { hasClosedAddress, lookupPublic } from './publicAddresses.ts';
import { isUpstreamTrouble, mayRetry, pauseMs, readRetryAfter, retryWaitMs } from './retryPolicy.ts';
import {
  CircuitOpenError,
  RateLimitError,
  UpstreamAnswerError,
  UpstreamConnectionError,
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeoutError,
} from './upstreamErrors.ts';
import { watchedBody } from './watchedBody.ts';

interface Answer {
  status: number;
  /** Media type as sent. */
  type: string;
  bytes: Buffer;
}

interface Attempt {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  timeoutMs?: number | undefined;
  kind?: string | undefined;
}

/** State shared by the calls of one kind. */
interface Lane {
  breaker: CircuitBreaker;
  agentOf: (url: URL) => HttpAgent | HttpsAgent;
  close: () => void;
}

/** Kinds of calls are few constants; more than this is a bug that must not fill the memory. */
const maxLanes = 50;
type TryOnce<T> = (attempt: Attempt) => Promise<T>;

/**
 * The only client for calls to upstreams.
 * It has keep-alive connections, timeouts that abort, retries with jitter for idempotent calls, a circuit breaker for
 * each kind of calls, a queue for upstreams with rate limits, a maximum response size, and validation. The log has
 * upstream, path, status and duration: never a query, a body or a header.
 *
 * Calls throw UpstreamTimeoutError, UpstreamConnectionError, UpstreamStatusError, UpstreamAnswerError, CircuitOpenError
 * or RateLimitError.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { name, timeoutMs, retries, logger, clock = Date.now, random = Math.random, sleep = wait } = options;
  const loggedPath = options.loggedPath ?? ((path: string) => path);
  const maxAnswerBytes = options.maxAnswerBytes ?? 10 * 1024 * 1024;
  const { failures, openMs } = options.breaker ?? { failures: 5, openMs: 3000 };
  const sockets = { keepAlive: true, maxSockets: 50, ...(options.publicOnly ? { lookup: lookupPublic } : {}) };
  const lanes = new Map<string, Lane>();
  /** A pause requested by an upstream applies to every kind of calls. */
  let pausedUntil = -Infinity;
  const pauseAll = (ms: number): void => {
    pausedUntil = Math.max(pausedUntil, clock() + ms);
    for (const { breaker } of lanes.values()) breaker.pause(ms);
  };

  const openLane = (kind: string): Lane => {
    const httpAgent = new HttpAgent(sockets);
    const httpsAgent = new HttpsAgent(sockets);
    const facts = { upstream: name, ...(kind === '' ? {} : { kind }) };
    return {
      breaker: circuitBreaker({
        failures,
        openMs,
        clock,
        onChange: (state) => logger.warn('upstream.circuit', { ...facts, state }),
      }),
      agentOf: ({ protocol }) => (protocol === 'https:' ? httpsAgent : httpAgent),
      close: () => {
        httpAgent.destroy();
        httpsAgent.destroy();
      },
    };
  };

  const getLane = ({ kind = '' }: Attempt): Lane => {
    const existing = lanes.get(kind);
    if (existing) return existing;
    if (lanes.size >= maxLanes) throw new Error(`The calls to ${name} have too many kinds.`);
    const lane = openLane(kind);
    const pauseLeftMs = pausedUntil - clock();
    if (pauseLeftMs > 0) lane.breaker.pause(pauseLeftMs);
    lanes.set(kind, lane);
    return lane;
  };

  const limiter =
    options.callsPerSecond === undefined
      ? null
      : rateLimiter({ perSecond: options.callsPerSecond, maxWaitMs: Math.min(2500, timeoutMs), clock });

  const send = async (attempt: Attempt, signal: AbortSignal, agent?: Lane['agentOf']): Promise<Response> => {
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
      return new UpstreamAnswerError(name, `the answer is longer than ${maxAnswerBytes} bytes`);
    }
    return new UpstreamConnectionError(name, error instanceof FetchError ? (error.code ?? error.type) : 'unknown');
  };

  const receive = async (attempt: Attempt): Promise<Answer> => {
    const patienceMs = attempt.timeoutMs ?? timeoutMs;
    const abort = AbortSignal.timeout(patienceMs);
    try {
      const response = await send(attempt, abort, getLane(attempt).agentOf);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, type: response.headers.get('content-type') ?? '', bytes };
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
        throw new UpstreamAnswerError(name, `the answer is not of the kind ${kind}`);
      }
      const watched = watchedBody(body, { name, idleMs, maxBytes: maxAnswerBytes, end: () => end.abort() });
      return { status, url, redirected, headers, body: ReadableStream.from(watched) };
    } catch (error) {
      const failure = signal.aborted
        ? new UpstreamError('UpstreamError', name, 'not waited for any longer')
        : upstreamError(error, end.signal.aborted, timeoutMs);
      end.abort();
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!limiter) return work();
    if (!(await limiter.take())) throw new RateLimitError(name);
    try {
      return await work();
    } finally {
      limiter.ended();
    }
  };

  const parseJson = ({ bytes }: Answer): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      throw new UpstreamAnswerError(name, 'the answer is no JSON');
    }
  };

  const readJson = <T>(answer: Answer, schema: Joi.Schema<T>): T => {
    const checked = schema.validate(parseJson(answer), { convert: false });
    if (checked.error) {
      const at = checked.error.details[0]?.path.join('.') || 'the top level';
      throw new UpstreamAnswerError(name, `the answer has an unexpected shape at ${at}`);
    }
    return checked.value;
  };

  const readStatus = (answer: Answer): number => {
    const isText = answer.type.startsWith('text/plain');
    if (answer.bytes.length > 0 && !isText) parseJson(answer);
    return answer.status;
  };

  const readFile = (answer: Answer, kind: string): Answer => {
    if (!answer.type.startsWith(kind)) throw new UpstreamAnswerError(name, `the answer is not of the kind ${kind}`);
    return answer;
  };

  const guarded = async <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> => {
    const { breaker } = getLane(attempt);
    const openForMs = breaker.waitMs();
    if (openForMs > 0) throw new CircuitOpenError(name, openForMs);
    let answer: T;
    try {
      answer = await inTurn(work);
    } catch (error) {
      const requestedPauseMs = pauseMs(error);
      if (requestedPauseMs > 0) pauseAll(requestedPauseMs);
      else if (isUpstreamTrouble(error)) breaker.failed();
      else breaker.released();
      throw error;
    }
    breaker.succeeded();
    return answer;
  };

  const repeated = async <T>(attempt: Attempt, tryOnce: TryOnce<T>, retryable: boolean): Promise<T> => {
    const { method, url } = attempt;
    const started = clock();
    const facts = { upstream: name, method, path: loggedPath(new URL(url).pathname) };
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await measureCall({ ...facts, propagates: options.publicOnly !== true }, (headers) =>
          tryOnce({ ...attempt, headers: { ...attempt.headers, ...headers } }),
        );
        logger.debug('upstream.answered', { ...facts, tries, ms: Math.round(clock() - started) });
        return answer;
      } catch (error) {
        const again = retryable && tries <= retries && mayRetry(error, tries);
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn('upstream.failed', { ...facts, tries, again, reason, ms: Math.round(clock() - started) });
        if (!again) throw error;
        await sleep(retryWaitMs(error, tries, random));
      }
    }
  };

  const call = <T>(attempt: Attempt, read: (answer: Answer) => T, retryable: boolean): Promise<T> =>
    repeated(attempt, async (sent) => read(await guarded(sent, () => receive(sent))), retryable);

  const post = (url: string, body: unknown, headers: Record<string, string> = {}): Attempt => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  return {
    getJson: (url, { headers = {}, schema, timeoutMs: ownMs, kind }) => {
      const attempt: Attempt = { method: 'GET', url, headers, body: undefined, timeoutMs: ownMs, kind };
      return call(attempt, (answer) => readJson(answer, schema), true);
    },
    postJson: (url, body, { headers, schema, retryable, timeoutMs: ownMs, kind }) => {
      const attempt: Attempt = { ...post(url, body, headers), timeoutMs: ownMs, kind };
      return call(attempt, (answer) => readJson(answer, schema), retryable ?? false);
    },
    postForStatus: (url, body, { headers, kind }) => call({ ...post(url, body, headers), kind }, readStatus, false),
    getFile: (url, { kind }) => {
      const attempt: Attempt = { method: 'GET', url, headers: { accept: `${kind}*` }, body: undefined };
      return call(attempt, (answer) => readFile(answer, kind), true);
    },
    openStream: (url, streamed) => {
      const headers = { accept: streamed.kind, ...streamed.headers };
      const attempt: Attempt = { method: 'GET', url, headers, body: undefined, kind: streamed.callKind };
      return repeated(attempt, (sent) => guarded(sent, () => open(sent, streamed)), false);
    },
    close: () => {
      for (const lane of lanes.values()) lane.close();
    },
  };
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
