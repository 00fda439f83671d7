import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts in every log line of a request. */
export interface LogContext {
  requestId: string;
  /** Set while traces are sent. */
  traceId?: string;
}

/** Facts in every log line of a request. For logs only: code that needs a value gets it as an argument. */
export const logContext = new AsyncLocalStorage<LogContext>();

let openRequests = 0;

/**
 * Counts a request that logs within the context; call the result when it has ended.
 * Without open requests the context is switched off, because in Node.js 20 and 22 its hooks cost cached pages, which do
 * not need it, 5 % of their time. The next run() switches it on again. From Node.js 24 on it has no hooks to switch off.
 */
export function openLogContext(): () => void {
  openRequests += 1;
  return () => {
    openRequests -= 1;
    if (openRequests === 0) logContext.disable();
  };
}
