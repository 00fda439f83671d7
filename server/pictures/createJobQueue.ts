import { PictureError } from './PictureError.ts';

/** Runs jobs in order, a few concurrently. */
export interface JobQueue {
  /** @throws PictureError "busy" when the queue is full */
  run<T>(job: () => Promise<T>): Promise<T>;
}

export function createJobQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): JobQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new PictureError('busy', `${String(maxWaiting)} pictures are waiting already`);
    }
    await new Promise<void>((resolve) => waiting.push(resolve)); // takes the slot of the finished job
  };
  return {
    run: async (job) => {
      await turn();
      try {
        return await job();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
