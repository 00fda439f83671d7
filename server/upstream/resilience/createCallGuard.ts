import { setTimeout as wait } from 'node:timers/promises';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import type { CallLanes } from './callLanes.ts';
import type { Attempt } from '../createSender.ts';
import type { HttpClientOptions } from '../HttpClient.ts';
import { measureCall } from '../measureCall.ts';
import type { RateLimiter } from './rateLimiter.ts';
import { isUpstreamTrouble, mayRetry, pauseMs, retryWaitMs } from './retryPolicy.ts';
import { CircuitOpenError, RateLimitError } from '../upstreamErrors.ts';

export interface CallGuard {
  /** Runs an attempt when its circuit is closed and the rate limit admits it; the circuit counts how it ends. */
  guarded<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
  /** Runs, measures and logs a call, and retries it if it may be sent again. */
  repeated<T>(attempt: Attempt, tryOnce: (attempt: Attempt) => Promise<T>): Promise<T>;
}

/** The rules around each call: circuit breaker, rate limit, retries with jitter, log. */
export function createCallGuard(
  options: HttpClientOptions,
  { lanes, limiter }: { lanes: CallLanes; limiter: RateLimiter | null },
): CallGuard {
  const { name, retries, logger, clock = monotonicMs, random = Math.random, sleep = wait } = options;
  const loggedPath = options.loggedPath ?? ((path: string) => path);

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!limiter) return work();
    if (!(await limiter.take())) throw new RateLimitError(name);
    try {
      return await work();
    } finally {
      limiter.ended();
    }
  };

  const guarded = async <T>({ kind = '' }: Attempt, work: () => Promise<T>): Promise<T> => {
    const { breaker } = lanes.laneOf(kind);
    const openForMs = breaker.waitMs();
    if (openForMs > 0) throw new CircuitOpenError(name, openForMs);
    let answer: T;
    try {
      answer = await inTurn(work);
    } catch (error) {
      const requestedPauseMs = pauseMs(error);
      if (requestedPauseMs > 0) lanes.pauseAll(requestedPauseMs);
      else if (isUpstreamTrouble(error)) breaker.failed();
      else breaker.released();
      throw error;
    }
    breaker.succeeded();
    return answer;
  };

  const repeated: CallGuard['repeated'] = async (attempt, tryOnce) => {
    const { method, url, retryable } = attempt;
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
        const again = retryable && tries <= retries && mayRetry(error, tries) && !lanes.isClosed();
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn('upstream.failed', { ...facts, tries, again, reason, ms: Math.round(clock() - started) });
        if (!again) throw error;
        await sleep(retryWaitMs(error, tries, random));
      }
    }
  };

  return { guarded, repeated };
}
