import { Worker } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import { FeedRefusedError } from './feed/FeedRefusedError.ts';
import type { Stock } from './feed/loadStock.ts';
import type { TakeIndex } from './indexFeed.ts';
import type { StockWorkerMessage, StockWorkerTask } from './stockWorkerMessages.ts';

interface WorkerOptions {
  /** The bundled stockWorker.ts. */
  file: string;
  logger: Logger;
  /** Terminates the worker at once; the promise then rejects. */
  signal: AbortSignal;
}

/**
 * Runs indexFeed in a worker thread.
 * This thread only receives the finished indexes, without a copy.
 * @throws FeedRefusedError, and any other error that ended the worker (out of memory, a fault)
 */
export function indexFeedInWorker(
  task: StockWorkerTask,
  { file, logger, signal }: WorkerOptions,
  takeIndex: TakeIndex,
): Promise<Stock | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: task });
    const end = (): void => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.on('message', (message: StockWorkerMessage) => {
      if (signal.aborted) return;
      switch (message.kind) {
        case 'log':
          logger[message.level](message.event, message.facts);
          break;
        case 'index':
          takeIndex(message.site, message.index);
          break;
        case 'read':
          resolve(message.stock);
          break;
        case 'refused':
          reject(new FeedRefusedError(message.where, message.what, message.cure, { shrunk: message.shrunk }));
      }
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', end);
      // No effect if the worker has reported its end before.
      reject(new Error('The thread that reads the stock feed ended early.'));
    });
  });
}
