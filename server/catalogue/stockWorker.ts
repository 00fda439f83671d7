import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Logger } from '../../shared/kit/Logger.ts';
import { FeedRefusedError } from './feed/FeedRefusedError.ts';
import { isWebAddress } from './feed/source/feedAddress.ts';
import { indexFeeds } from './indexFeeds.ts';
import type { IndexBuilders } from './indexFeeds.ts';
import type { StockWorkerMessage, StockWorkerTask } from './stockWorkerMessages.ts';

/** "Nice" value: about a third of the share of others on a busy core. */
const rebuildPriority = 5;

/*
 * Entry point of a worker thread that builds indexes in shared memory.
 * Each message is one reading of the feeds.
 * The builders stay for the next reading; the parent thread ends this one.
 */
const builders: IndexBuilders = new Map();
const say = (message: StockWorkerMessage): void => parentPort?.postMessage(message);

const logger = Object.fromEntries(
  (['debug', 'info', 'warn', 'error'] as const).map((level): [keyof Logger, Logger['info']] => [
    level,
    (event, facts = {}) => say({ kind: 'log', level, event, facts }),
  ]),
) as unknown as Logger;

async function read({ feeds, indexedSites, isFirst }: StockWorkerTask): Promise<void> {
  // A rebuild is not urgent: on a busy machine the threads that respond to requests go first. On Linux this is the
  // priority of the calling thread alone; elsewhere it would be that of the whole process.
  if (!isFirst && process.platform === 'linux') setPriority(rebuildPriority);
  try {
    const needsFetch = feeds.some(({ source }) => isWebAddress(source));
    const fetch = needsFetch ? (await import('node-fetch')).default : undefined;
    const stocks = await indexFeeds(
      feeds.map((feed) => ({ ...feed, logger, ...(fetch ? { fetch } : {}) })),
      indexedSites,
      (site, index) => say({ kind: 'index', site, index }),
      builders,
    );
    say({ kind: 'read', stocks });
  } catch (error) {
    if (!(error instanceof FeedRefusedError)) throw error;
    const { where, what, cure, shrunk, feedAt } = error;
    say({ kind: 'refused', where, what, cure, shrunk, feedAt });
  }
}

parentPort?.on('message', (task: StockWorkerTask) => void read(task));
