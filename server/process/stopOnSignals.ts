import cluster from 'node:cluster';
import { isWorkerMessage } from './workerMessages.ts';

/** Stops the process gracefully; `drains` gives load balancers time to notice. A second call changes nothing. */
export type Stop = (reason: string, options: { drains: boolean }) => Promise<void>;

/**
 * Stops on SIGTERM with a drain, on SIGINT (Ctrl-C) without; a second signal ends the process at once.
 * A worker obeys its primary process instead, because systemd and terminals signal both.
 */
export function stopOnSignals(stop: Stop): void {
  if (cluster.isWorker) {
    process.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return;
      void stop(message.reason, { drains: message.drains }).then(() => cluster.worker?.disconnect());
    });
    return;
  }
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      void stop(signal, { drains: signal === 'SIGTERM' });
    });
  }
}

/** Leaves a worker's signals to its primary process; must be called first. */
export function ignoreSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
}
