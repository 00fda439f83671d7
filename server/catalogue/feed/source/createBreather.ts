import { setImmediate } from 'node:timers/promises';

/** Lets a long loop yield to the event loop. The process can respond to requests while it reads a feed. */
export interface Breather {
  /** True when the loop has blocked the thread long enough. Cheap enough to call per row. */
  isDue(): boolean;
  /** Lets pending I/O and timers run. */
  breathe(): Promise<void>;
}

/** @param holdMs maximum time that the loop blocks the thread, in milliseconds. */
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
