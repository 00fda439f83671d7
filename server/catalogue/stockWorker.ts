import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import { FeedRefusedError } from './feed/FeedRefusedError.ts';
import { isFeedAddress } from './feed/openFeedSource.ts';
import { indexFeed } from './indexFeed.ts';
import type { StockWorkerMessage, StockWorkerTask } from './stockWorkerMessages.ts';

/** "Nice" value: some three times less of a busy core than others get. */
const rebuildPriority = 5;

/*
 * The entry of a worker thread: one reading of the feed, from its bytes to the indexes in shared memory. It ends with the
 * reading, so that everything it needed besides is given back.
 */
const { options, indexedSites } = workerData as StockWorkerTask;
const say = (message: StockWorkerMessage): void => parentPort?.postMessage(message);

const logger = Object.fromEntries(
  (['debug', 'info', 'warn', 'error'] as const).map((level): [keyof Logger, Logger['info']] => [
    level,
    (event, facts = {}) => say({ kind: 'log', level, event, facts }),
  ]),
) as unknown as Logger;

// A rebuild has time: on a busy machine the threads that answer requests go first. On Linux this is the priority of the
// calling thread alone; elsewhere it would be that of the whole process.
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
