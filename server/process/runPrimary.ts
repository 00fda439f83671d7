import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createRestartLimit } from './createRestartLimit.ts';
import type { WorkerMessage } from './workerMessages.ts';

export interface PrimaryOptions {
  /** Worker processes, 2 or more. */
  workers: number;
  /** Path of the script that a worker runs. */
  entry: string;
  /** Times in ms that a worker has to stop. */
  drainMs: number;
  graceMs: number;
  logger: Logger;
}

/** Additional time in ms for a worker beyond its own limits. */
const spareMs = 4000;

/**
 * Runs the server in several processes that share its port.
 * The first one starts alone, so that a fault of the settings is reported once and the database is migrated by one. A
 * worker that dies is replaced, within limits; SIGTERM and SIGINT stop all of them, a second signal kills them.
 */
export function runPrimary({ workers, entry, drainMs, graceMs, logger }: PrimaryOptions): void {
  const restartDelay = createRestartLimit();
  const timers = new Set<NodeJS.Timeout>();
  let hasServed = false;
  let stopping = false;

  const running = (): Worker[] =>
    Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => !worker.isDead());
  const fork = (): Worker => {
    const worker = cluster.fork();
    // it cannot be started, or has closed its channel
    worker.on('error', ({ code }: NodeJS.ErrnoException) => logger.error('worker.failed', { worker: worker.id, code }));
    return worker;
  };
  const stop = (reason: string, drains: boolean): void => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const worker of running()) worker.send({ kind: 'stop', reason, drains } satisfies WorkerMessage);
    const killMs = (drains ? drainMs : 0) + graceMs + spareMs;
    setTimeout(() => running().forEach((worker) => worker.process.kill('SIGKILL')), killMs).unref();
  };
  const restart = (): void => {
    const delayMs = restartDelay();
    if (delayMs === null) {
      logger.error('worker.givenUp', {
        cure: 'Earlier lines say why the workers ended. Correct the cause; the supervisor may restart the server.',
      });
      process.exitCode = 1;
      stop('worker.givenUp', false);
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      fork();
    }, delayMs);
    timers.add(timer);
  };

  cluster.on('exit', (worker, code, signal) => {
    if (stopping) {
      if (code !== 0) process.exitCode = 1;
      return;
    }
    if (!hasServed) {
      // it has logged the reason
      process.exitCode = code === 0 ? 1 : code || 1;
      return;
    }
    logger.error('worker.died', { worker: worker.id, pid: worker.process.pid, code, signal });
    restart();
  });

  cluster.setupPrimary({ exec: entry });
  fork().once('listening', () => {
    hasServed = true;
    for (let started = 1; started < workers && !stopping; started += 1) fork();
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) {
        stop(signal, signal === 'SIGTERM');
        return;
      }
      for (const worker of running()) worker.process.kill('SIGKILL');
      process.exit(1);
    });
  }
}
