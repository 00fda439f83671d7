import { setImmediate } from 'node:timers/promises';

/** Runs work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * One piece of work after another, in the order in which they were given, each in a turn of the event loop of its own:
 * however many wait, everything else that the process does waits for one piece at most.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => setImmediate()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
