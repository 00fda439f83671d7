import { upstreamEnded, upstreamStarted } from '../telemetry/signals.ts';
import type { UpstreamCall, UpstreamOutcome } from '../telemetry/signals.ts';
import { currentTraceHeaders } from '../telemetry/traceparent.ts';
import {
  CircuitOpenError,
  RateLimitError,
  UpstreamAnswerError,
  UpstreamStatusError,
  UpstreamTimeoutError,
} from './upstreamErrors.ts';

/**
 * Makes one attempt of a call to a back end, measured for metrics and traces.
 * @param send receives the headers of the current trace; none if the call does not propagate them
 */
export async function measureCall<T>(
  { upstream, method, path, propagates }: Pick<UpstreamCall, 'upstream' | 'method' | 'path' | 'propagates'>,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const headers = propagates ? { ...currentTraceHeaders() } : {};
  const call: UpstreamCall = { upstream, method, path, headers, propagates };
  upstreamStarted.send(call);
  const started = performance.now();
  try {
    const answer = await send(call.headers);
    call.outcome = 'ok';
    return answer;
  } catch (error) {
    call.outcome = toOutcome(error);
    throw error;
  } finally {
    call.seconds = (performance.now() - started) / 1000;
    upstreamEnded.send(call);
  }
}

function toOutcome(error: unknown): UpstreamOutcome {
  if (error instanceof CircuitOpenError) return 'circuitOpen';
  if (error instanceof RateLimitError) return 'rateLimit';
  if (error instanceof UpstreamTimeoutError) return 'timeout';
  if (error instanceof UpstreamStatusError) return 'status';
  return error instanceof UpstreamAnswerError ? 'shape' : 'connection';
}
