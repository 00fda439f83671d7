import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type Joi from 'joi';
import fetch, { FetchError } from 'node-fetch';
import type { Logger } from '../../shared/kit/Logger.ts';
import { circuitBreaker } from './circuitBreaker.ts';
import { rateLimiter } from './rateLimiter.ts';
import { isUpstreamTrouble, mayRetry, readRetryAfter, retryWaitMs } from './retryPolicy.ts';
import {
  CircuitOpenError,
  RateLimitError,
  UpstreamAnswerError,
  UpstreamConnectionError,
  UpstreamStatusError,
  UpstreamTimeoutError,
} from './upstreamErrors.ts';

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
  /** Consecutive failures that open the circuit, and how long it stays open. */
  breaker?: { failures: number; openMs: number };
  /** Calls per second to begin with, for an upstream that limits them; answers may say another limit. */
  callsPerSecond?: number;
}

export interface CallOptions<T> {
  headers?: Record<string, string>;
  /** Checks the answer; unknown keys must be allowed by the schema itself. */
  schema: Joi.Schema<T>;
  /** A POST that may be sent twice without harm, such as a search. GET always may. */
  retryable?: boolean;
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
  postForStatus(url: string, body: unknown, options: { headers?: Record<string, string> }): Promise<number>;
  /** GET of a small file of a kind ("image/"): its media type and bytes. */
  getFile(url: string, options: { kind: string }): Promise<{ type: string; bytes: Buffer }>;
  /** Closes idle connections. */
  close(): void;
}

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
}

/**
 * The one way out to an upstream: keep-alive connections, a time-out that aborts, retries with jitter for what may be
 * sent twice, a circuit breaker, a wait where the upstream limits the calls per second, a limit on the answer's size,
 * and a check of its shape. Logged are upstream, path,
 * status and duration: never a query, a body or a header.
 *
 * Calls throw UpstreamTimeoutError, UpstreamConnectionError, UpstreamStatusError, UpstreamAnswerError,
 * CircuitOpenError or RateLimitError.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { name, timeoutMs, retries, logger, clock = Date.now, random = Math.random, sleep = wait } = options;
  const maxAnswerBytes = options.maxAnswerBytes ?? 10 * 1024 * 1024;
  const { failures, openMs } = options.breaker ?? { failures: 5, openMs: 10_000 };
  const httpAgent = new HttpAgent({ keepAlive: true, maxSockets: 50 });
  const httpsAgent = new HttpsAgent({ keepAlive: true, maxSockets: 50 });
  const breaker = circuitBreaker({
    failures,
    openMs,
    clock,
    onChange: (state) => logger.warn('upstream.circuit', { upstream: name, state }),
  });

  const limiter =
    options.callsPerSecond === undefined
      ? null
      : rateLimiter({ perSecond: options.callsPerSecond, longestWaitMs: Math.min(2500, timeoutMs), clock });

  const receive = async ({ method, url, headers, body }: Attempt): Promise<Answer> => {
    const abort = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body === undefined ? {} : { body }),
        agent: ({ protocol }) => (protocol === 'https:' ? httpsAgent : httpAgent),
        // node-fetch counts the unpacked bytes, so a small packed answer cannot become a huge one.
        size: maxAnswerBytes,
        redirect: 'error',
        signal: abort,
      });
      limiter?.learn((header) => response.headers.get(header));
      const bytes = Buffer.from(await response.arrayBuffer());
      if (!response.ok) {
        throw new UpstreamStatusError(name, response.status, readRetryAfter(response.headers.get('retry-after')));
      }
      return { status: response.status, type: response.headers.get('content-type') ?? '', bytes };
    } catch (error) {
      if (error instanceof UpstreamStatusError) throw error;
      if (abort.aborted) throw new UpstreamTimeoutError(name, timeoutMs);
      if (error instanceof FetchError && error.type === 'max-size') {
        throw new UpstreamAnswerError(name, `the answer is longer than ${maxAnswerBytes} bytes`);
      }
      const code = error instanceof FetchError ? (error.code ?? error.type) : 'unknown';
      throw new UpstreamConnectionError(name, code);
    }
  };

  const inTurn = async (send: () => Promise<Answer>): Promise<Answer> => {
    if (!limiter) return send();
    if (!(await limiter.take())) throw new RateLimitError(name);
    try {
      return await send();
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

  const tryOnce = async <T>(attempt: Attempt, read: (answer: Answer) => T): Promise<T> => {
    const openForMs = breaker.waitMs();
    if (openForMs > 0) throw new CircuitOpenError(name, openForMs);
    let answer: Answer;
    try {
      answer = await inTurn(() => receive(attempt));
    } catch (error) {
      if (isUpstreamTrouble(error)) breaker.failed();
      else breaker.released();
      throw error;
    }
    breaker.succeeded();
    return read(answer);
  };

  const call = async <T>(attempt: Attempt, read: (answer: Answer) => T, retryable: boolean): Promise<T> => {
    const started = clock();
    const facts = { upstream: name, method: attempt.method, path: new URL(attempt.url).pathname };
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await tryOnce(attempt, read);
        logger.debug('upstream.answered', { ...facts, tries, ms: Math.round(clock() - started) });
        return answer;
      } catch (error) {
        const again = retryable && tries <= retries && mayRetry(error);
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn('upstream.failed', { ...facts, tries, again, reason, ms: Math.round(clock() - started) });
        if (!again) throw error;
        await sleep(retryWaitMs(error, tries, random));
      }
    }
  };

  const post = (url: string, body: unknown, headers: Record<string, string> = {}): Attempt => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  return {
    getJson: (url, { headers = {}, schema }) =>
      call({ method: 'GET', url, headers, body: undefined }, (answer) => readJson(answer, schema), true),
    postJson: (url, body, { headers, schema, retryable }) =>
      call(post(url, body, headers), (answer) => readJson(answer, schema), retryable ?? false),
    postForStatus: (url, body, { headers }) => call(post(url, body, headers), readStatus, false),
    getFile: (url, { kind }) => {
      const attempt: Attempt = { method: 'GET', url, headers: { accept: `${kind}*` }, body: undefined };
      return call(attempt, (answer) => readFile(answer, kind), true);
    },
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}
