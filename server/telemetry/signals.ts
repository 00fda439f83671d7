import type { IncomingHttpHeaders } from 'node:http';
import type { LogEvent } from '../../shared/kit/LogEvent.ts';
import type { LogContext } from '../http/logging/requestContext.ts';
import { Signal } from './Signal.ts';

/** Start of a request; cached pages have none, they are sent at once. */
export interface RequestStart {
  headers: IncomingHttpHeaders;
  context: LogContext;
}

export interface RequestEnd {
  method: string;
  /** One of a fixed number of names: see routeName.ts. */
  route: string;
  /** Path as in logs: without query and personal data. */
  path: string;
  status: number;
  seconds: number;
  /** The client disconnected before the response was complete. */
  closedEarly: boolean;
  /** undefined for a cached page. */
  context?: LogContext;
}

/** One attempt of a call to a back end. The same object is sent when it starts and when it ends. */
export interface UpstreamCall {
  /** Name of the back end, from a fixed set. */
  upstream: string;
  method: string;
  /** Path as in logs. */
  path: string;
  /** Headers of the call; listeners may add theirs when it starts. */
  headers: Record<string, string>;
  /** True when the back end may receive the ids of the trace. */
  propagates: boolean;
  /** Set when it has ended. */
  outcome?: UpstreamOutcome;
  seconds?: number;
}

/** "circuitOpen" and "rateLimit": not sent. "shape": an invalid response. */
export type UpstreamOutcome = 'ok' | 'status' | 'timeout' | 'connection' | 'shape' | 'circuitOpen' | 'rateLimit';

export interface LoggedEvent {
  level: 'debug' | 'info' | 'warn' | 'error';
  event: LogEvent;
  facts: Record<string, unknown>;
}

/**
 * Cache result of a page.
 * It came from memory (fresh, or stale while it is renewed), was rendered, or was an old copy in place of a failure.
 */
export type PageCacheOutcome = 'hit' | 'stale' | 'miss' | 'old' | 'uncached';

export const requestStarted = new Signal<RequestStart>('request.started');
export const requestEnded = new Signal<RequestEnd>('request.ended');
export const upstreamStarted = new Signal<UpstreamCall>('upstream.started');
export const upstreamEnded = new Signal<UpstreamCall>('upstream.ended');
export const pageServed = new Signal<PageCacheOutcome>('page.served');
/** Seconds of the two phases of a render: loading its data, drawing it. */
export const pageRendered = new Signal<{ load: number; draw: number }>('page.rendered');
/** Every event of the log, at any level. */
export const eventLogged = new Signal<LoggedEvent>('event.logged');
