import type { IncomingHttpHeaders } from 'node:http';
import { logContext } from '../http/logging/requestContext.ts';
import type { LogContext } from '../http/logging/requestContext.ts';

/** Headers that pass a trace from one process to the next (W3C Trace Context). */
export interface TraceHeaders {
  traceparent: string;
  tracestate?: string;
}

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
const tracestate = /^[\x20-\x7e]{1,512}$/;

/** By request; separate, so that no log line shows them. */
const traces = new WeakMap<LogContext, TraceHeaders>();

/** The trace in a caller's headers; null without one, or when it is malformed. */
export function readTraceHeaders(headers: IncomingHttpHeaders): TraceHeaders | null {
  const { traceparent: parent, tracestate: state } = headers;
  if (typeof parent !== 'string' || !traceparent.test(parent)) return null;
  return {
    traceparent: parent,
    ...(typeof state === 'string' && tracestate.test(state) ? { tracestate: state } : {}),
  };
}

/** Stores the trace of a request for its outgoing calls. */
export function keepTrace(context: LogContext, trace: TraceHeaders | null): void {
  if (trace) traces.set(context, trace);
}

/** Trace headers for a call made for the current request; none outside of requests and traces. */
export function currentTraceHeaders(): Partial<TraceHeaders> {
  const context = logContext.getStore();
  return (context && traces.get(context)) ?? {};
}
