export interface Waits {
  /** Waits for `wake` or the timeout; returns at once when `wake` was called since the last time. */
  untilWoken(ms: number): Promise<void>;
  /** Waits for the whole time unless ended; `wake` does not shorten it. */
  pause(ms: number): Promise<void>;
  wake(): void;
  /** Ends every current and future wait. */
  end(): void;
}

/** Waits of a loop that others wake and end. They do not keep the process alive. */
export function createWaits(): Waits {
  const pauses = new Set<() => void>();
  let sleeper: (() => void) | undefined;
  let woken = false;
  let ended = false;

  function wait(ms: number, begun: (finish: () => void) => void): Promise<void> {
    if (ended) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(), ms).unref();
      const finish = (): void => {
        clearTimeout(timer);
        pauses.delete(finish);
        resolve();
      };
      pauses.add(finish);
      begun(finish);
    });
  }

  return {
    untilWoken: async (ms) => {
      if (!woken) await wait(ms, (finish) => (sleeper = finish));
      sleeper = undefined;
      woken = false;
    },
    pause: (ms) => wait(ms, () => undefined),
    wake: () => {
      woken = true;
      sleeper?.();
    },
    end: () => {
      ended = true;
      for (const finish of [...pauses]) finish();
    },
  };
}
