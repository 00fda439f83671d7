import { Worker } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import { FeedRefusedError } from './feed/FeedRefusedError.ts';
import type { Stock } from './feed/loadStock.ts';
import type { TakeIndex } from './indexFeeds.ts';
import type { StockWorkerMessage, StockWorkerTask } from './stockWorkerMessages.ts';

/** Minimum number of cars for which the thread stays; fewer are indexed again in 1 to 2 s. */
export const minRememberedCars = 10_000;

/** Runs indexFeeds in a thread of its own; the finished indexes arrive without a copy. */
export interface FeedThread {
  /**
   * One reading at a time. The thread stays when it holds many cars, so that the next reading indexes the changed ones
   * alone; it ends with a failed reading, and the next one begins from nothing.
   * @param signal ends the thread at once; the promise rejects then
   * @throws FeedRefusedError, and whatever else ended the thread (out of memory, a fault)
   */
  read(task: StockWorkerTask, signal: AbortSignal, takeIndex: TakeIndex): Promise<Stock[] | null>;
  /** Ends the thread. */
  stop(): void;
}

/** @param file the bundled stockWorker.ts */
export function createFeedThread(file: string, logger: Logger, keptFrom = minRememberedCars): FeedThread {
  let worker: Worker | null = null;
  const stop = (): void => {
    void worker?.terminate();
    worker = null;
  };

  const run = (task: StockWorkerTask, signal: AbortSignal, takeIndex: TakeIndex): Promise<Stock[] | null> =>
    new Promise((resolve, reject) => {
      const running = (worker ??= new Worker(file));
      running.removeAllListeners();
      running.ref();
      signal.addEventListener('abort', stop, { once: true });
      running.on('message', (message: StockWorkerMessage) => {
        if (signal.aborted) return;
        switch (message.kind) {
          case 'log':
            logger[message.level](message.event, message.facts);
            break;
          case 'index':
            takeIndex(message.site, message.index);
            break;
          case 'read':
            resolve(message.stocks);
            break;
          case 'refused':
            reject(
              new FeedRefusedError(message.where, message.what, message.cure, {
                shrunk: message.shrunk,
                feedAt: message.feedAt,
              }),
            );
        }
      });
      running.once('error', reject);
      running.once('exit', () => {
        if (worker === running) worker = null;
        // Nothing happens when it has said its end before.
        reject(new Error('The thread that reads the stock feed ended unexpectedly.'));
      });
      running.postMessage(task);
    });

  return {
    async read(task, signal, takeIndex) {
      let isKept = worker !== null;
      try {
        const stocks = await run(task, signal, takeIndex);
        if (stocks) isKept = stocks.reduce((sum, { report }) => sum + report.served, 0) >= keptFrom;
        return stocks;
      } catch (error) {
        // a refused feed leaves what was collected before it
        if (!(error instanceof FeedRefusedError)) isKept = false;
        throw error;
      } finally {
        signal.removeEventListener('abort', stop);
        if (isKept) worker?.unref();
        else stop();
      }
    },
    stop,
  };
}
