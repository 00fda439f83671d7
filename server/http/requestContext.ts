import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts that every log line of a request carries. */
export interface LogContext {
  requestId: string;
  /** Set while traces are sent. */
  traceId?: string;
}

/** Facts that every log line of a request carries. For logs only: code that needs a value gets it as an argument. */
export const logContext = new AsyncLocalStorage<LogContext>();

let openRequests = 0;

/**
 * Counts a request that logs within the context; call the result when it has ended. Without open requests the context
 * is switched off, because its hooks cost a cached page, which needs none, 5 % of its time (Node.js 20). The next run()
 * switches it on again.
 */
export function openLogContext(): () => void {
  openRequests += 1;
  return () => {
    openRequests -= 1;
    if (openRequests === 0) logContext.disable();
  };
}
