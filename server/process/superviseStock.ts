import type { Worker } from 'node:cluster';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createRestartLimit } from './createRestartLimit.ts';
import { forkScript } from './forkScript.ts';
import { isStockReady } from './workerMessages.ts';
import type { WorkerMessage } from './workerMessages.ts';

export interface StockProcess {
  /** Path of the script that it runs. */
  entry: string;
  /** Socket on which it serves the web processes. */
  socketPath: string;
}

export interface StockSupervisor {
  /** True for the current and all earlier stock processes. */
  owns(worker: Worker): boolean;
  /** Stops it; a later call changes nothing. Web processes must have stopped before. */
  stop(): void;
  kill(): void;
}

/** Delay of restarts in ms after many within a minute. */
const maxDelayMs = 5000;

/**
 * Runs the process that holds the stock of all web processes.
 * One that dies is replaced, without an end: pages without cars are better than none. If the first one dies before it is
 * ready, it has reported why, and its exit code becomes that of this process.
 * @param onReady called once, when the first process is ready
 */
export function superviseStock(
  { entry, feedCopy, socketPath }: StockProcess & { feedCopy: string },
  { logger, onReady }: { logger: Logger; onReady: () => void },
): StockSupervisor {
  const restartDelay = createRestartLimit();
  const ids = new Set<number>();
  let current: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wasReady = false;
  let isStopping = false;

  const start = (): void => {
    const worker = forkScript(entry, [feedCopy, socketPath]);
    ids.add(worker.id);
    current = worker;
    worker.on('message', (message: unknown) => {
      if (wasReady || !isStockReady(message)) return;
      wasReady = true;
      if (!isStopping) onReady();
    });
    worker.once('exit', (code: number, signal: string) => {
      current = null;
      if (isStopping) return;
      if (!wasReady) {
        process.exitCode = code || 1;
        return;
      }
      logger.error('stock.processDied', { pid: worker.process.pid, code, signal });
      timer = setTimeout(start, restartDelay() ?? maxDelayMs);
    });
  };
  start();

  return {
    owns: ({ id }) => ids.has(id),
    stop: () => {
      if (isStopping) return;
      isStopping = true;
      clearTimeout(timer);
      current?.send({ kind: 'stop', reason: 'the web processes have stopped', drains: false } satisfies WorkerMessage);
    },
    kill: () => {
      isStopping = true;
      current?.process.kill('SIGKILL');
    },
  };
}
