import { setImmediate } from 'node:timers/promises';

/** Lets a long loop step aside, so that the process answers requests while it reads a feed. */
export interface Breather {
  /** Whether the loop has held the thread long enough. Cheap enough to ask per row. */
  isDue(): boolean;
  /** Lets waiting input and timers run. */
  breathe(): Promise<void>;
}

/** @param holdMs how long the loop may hold the thread, in milliseconds. */
export function createBreather(holdMs = 8): Breather {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= holdMs,
    async breathe() {
      await setImmediate();
      since = performance.now();
    },
  };
}
