/** Runs a limited number of pieces of work concurrently, the others in order. */
export interface ConcurrencyLimit {
  /** Throws NoTurnError at once when the queue is full. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
}

export function createConcurrencyLimit(atATime: number, maxQueueLength: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    take: async (work) => {
      if (running >= atATime) {
        if (waiting.length >= maxQueueLength) throw new NoTurnError('Too many tasks are waiting.');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // the turn is passed on; `running` stays
        if (next) next();
        else running -= 1;
      }
    },
  };
}
