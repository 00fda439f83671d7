import { afterUnref } from './afterUnref.ts';
import type { After } from './afterUnref.ts';

export interface Polling {
  /** Sets the time until the next run, in ms. */
  runAfter(ms: number): void;
  stop(): void;
}

/**
 * Runs work again and again, with a pause after each run. It does not keep the process alive.
 * @param work never rejects; returns the time in ms until the next run
 * @param firstMs time until the first run; 0 begins it at once
 */
export function poll(work: () => Promise<number>, firstMs: number, after: After = afterUnref): Polling {
  let isStopped = false;
  let cancel = (): void => undefined;
  const run = (): void => void work().then(runAfter);
  const runAfter = (ms: number): void => {
    cancel();
    if (!isStopped) cancel = after(ms, run);
  };
  if (firstMs === 0) run();
  else runAfter(firstMs);
  return {
    runAfter,
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
