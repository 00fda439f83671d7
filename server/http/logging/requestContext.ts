import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts in every log line of a request. */
export interface LogContext {
  requestId: string;
  /** Set while traces are sent. */
  traceId?: string;
}

/** Facts in every log line of a request. For logs only: code that needs a value gets it as an argument. */
export const logContext = new AsyncLocalStorage<LogContext>();
