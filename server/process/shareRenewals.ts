import cluster from 'node:cluster';
import type { Logger } from '../../shared/kit/Logger.ts';
import { isWorkerMessage } from './workerMessages.ts';
import type { WorkerMessage } from './workerMessages.ts';

interface Renewing {
  /** Fetches the content of a site again, or of every site. Never rejects. */
  renew(site?: string): Promise<void>;
}

/**
 * Passes content renewals on to the other workers of this machine.
 * A publishing event reaches only one of them.
 * @param own null without publishing events
 */
export function shareRenewals<T extends Renewing>(own: T | null, logger: Logger): T | null {
  if (!own || !cluster.isWorker) return own;
  process.on('message', (message: unknown) => {
    if (!isWorkerMessage(message) || message.kind !== 'renew') return;
    logger.info('content.renewedForWorker', { site: message.site ?? 'all' });
    void own.renew(message.site);
  });
  return {
    ...own,
    renew: (site) => {
      process.send?.({ kind: 'renew', ...(site === undefined ? {} : { site }) } satisfies WorkerMessage);
      return own.renew(site);
    },
  };
}
