import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { callLanes } from './resilience/callLanes.ts';
import { createCallGuard } from './resilience/createCallGuard.ts';
import { createSender } from './createSender.ts';
import type { Attempt } from './createSender.ts';
import type { HttpClient, HttpClientOptions } from './HttpClient.ts';
import { rateLimiter } from './resilience/rateLimiter.ts';
import { readFile, readJson, readStatus } from './readAnswer.ts';
import type { Answer } from './readAnswer.ts';

/**
 * The only client for calls to upstreams.
 * It has timeouts that abort, retries with jitter and kept connections for idempotent calls, a circuit breaker for each
 * kind of calls, a queue for upstreams with rate limits, a maximum response size, and validation. The log has
 * upstream, path, status and duration: never a query, a body or a header.
 *
 * Calls throw UpstreamTimeoutError, UpstreamConnectionError, UpstreamStatusError, UpstreamAnswerError, CircuitOpenError
 * or RateLimitError.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { callsPerSecond, timeoutMs: patienceMs, clock = monotonicMs } = options;
  const lanes = callLanes({ ...options, clock });
  const limiter =
    callsPerSecond === undefined
      ? null
      : rateLimiter({ perSecond: callsPerSecond, maxWaitMs: Math.min(2500, patienceMs), clock });
  const { receive, open } = createSender(options, { lanes, limiter });
  const { guarded, repeated } = createCallGuard(options, { lanes, limiter });

  const call = <T>(attempt: Attempt, read: (answer: Answer) => T): Promise<T> =>
    repeated(attempt, async (sent) => read(await guarded(sent, () => receive(sent))));

  return {
    getJson: (url, { headers = {}, schema, timeoutMs, kind }) =>
      call(get(url, headers, { timeoutMs, kind }), (answer) => readJson(answer, schema)),
    postJson: (url, body, { headers, schema, retryable = false, timeoutMs, kind }) =>
      call(post(url, body, headers, { timeoutMs, kind, retryable }), (answer) => readJson(answer, schema)),
    postForStatus: (url, body, { headers, kind }) =>
      call(post(url, body, headers, { kind, retryable: false }), readStatus),
    getFile: (url, { kind }) => call(get(url, { accept: `${kind}*` }), (answer) => readFile(answer, kind)),
    openStream: (url, streamed) => {
      const headers = { accept: streamed.kind, ...streamed.headers };
      const attempt = get(url, headers, { kind: streamed.callKind, retryable: false });
      return repeated(attempt, (sent) => guarded(sent, () => open(sent, streamed)));
    },
    close: lanes.close,
  };
}

type AttemptOptions = Pick<Attempt, 'timeoutMs' | 'kind' | 'retryable'>;

function get(url: string, headers: Record<string, string>, options: Partial<AttemptOptions> = {}): Attempt {
  return { method: 'GET', url, headers, body: undefined, retryable: true, ...options };
}

function post(
  url: string,
  body: unknown,
  headers: Record<string, string> | undefined,
  options: AttemptOptions,
): Attempt {
  const sent = { 'content-type': 'application/json', ...headers };
  return { method: 'POST', url, headers: sent, body: JSON.stringify(body), ...options };
}
