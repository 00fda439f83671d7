import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import { FeedRefusedError } from './feed/FeedRefusedError.ts';
import { isFeedAddress } from './feed/openFeedSource.ts';
import { indexFeed } from './indexFeed.ts';
import type { StockWorkerMessage, StockWorkerTask } from './stockWorkerMessages.ts';

/** "Nice" value: about a third of the share of others on a busy core. */
const rebuildPriority = 5;

/*
 * Entry point of a worker thread: reads the feed once and builds the indexes in shared memory.
 * The thread ends with the reading, so that all its other memory is freed.
 */
const { options, indexedSites } = workerData as StockWorkerTask;
const say = (message: StockWorkerMessage): void => parentPort?.postMessage(message);

const logger = Object.fromEntries(
  (['debug', 'info', 'warn', 'error'] as const).map((level): [keyof Logger, Logger['info']] => [
    level,
    (event, facts = {}) => say({ kind: 'log', level, event, facts }),
  ]),
) as unknown as Logger;

// A rebuild is not urgent: on a busy machine the threads that respond to requests go first. On Linux this is the
// priority of the calling thread alone; elsewhere it would be that of the whole process.
if (options.knownVersion !== undefined && process.platform === 'linux') setPriority(rebuildPriority);

try {
  const fetch = isFeedAddress(options.source) ? (await import('node-fetch')).default : undefined;
  const stock = await indexFeed({ ...options, logger, ...(fetch ? { fetch } : {}) }, indexedSites, (site, index) =>
    say({ kind: 'index', site, index }),
  );
  say({ kind: 'read', stock });
} catch (error) {
  if (!(error instanceof FeedRefusedError)) throw error;
  const { where, what, cure, shrunk } = error;
  say({ kind: 'refused', where, what, cure, shrunk });
}
