import { setImmediate } from 'node:timers/promises';

/** Queues work and runs it in turn. */
export type FairQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work one piece at a time, first in, first out, each in its own turn of the event loop.
 * However long the queue, everything else in the process waits for one piece at most.
 */
export function createFairQueue(): FairQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => setImmediate()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
