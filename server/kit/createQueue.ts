/** Runs tasks in order, a limited number of them concurrently. */
export interface Queue {
  /** @throws the queue's error at once when too many tasks are waiting */
  run<T>(task: () => Promise<T>): Promise<T>;
}

interface QueueOptions {
  concurrency: number;
  maxWaiting: number;
  /** Creates the error of a task that finds the queue full. */
  fullError?: () => Error;
}

/** A task was refused, because too many are waiting. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Creates a queue of tasks in this process. */
export function createQueue({
  concurrency,
  maxWaiting,
  fullError = () => new QueueFullError('Too many tasks are waiting.'),
}: QueueOptions): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (task) => {
      if (running < concurrency) running += 1;
      else if (waiting.length >= maxWaiting) throw fullError();
      else await new Promise<void>((resolve) => waiting.push(resolve)); // takes the slot of the finished task
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
