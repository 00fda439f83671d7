import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts that every log line of a request carries. For logs only: code that needs a value gets it as an argument. */
export const logContext = new AsyncLocalStorage<{ requestId: string }>();
