import { stat } from 'node:fs/promises';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { LoadStockOptions, Stock } from './loadStock.ts';
import { feedSourceName } from './source/feedAddress.ts';
import type { KnownStock, StockFeedOptions } from './startStockFeed.ts';

/** Copy of a feed, with the feed's name for messages. */
export type FeedCopySource = Required<Pick<LoadStockOptions, 'source' | 'shownSource'>>;

interface LastGoodOptions {
  source: string;
  /** Name of the mapping, for messages. */
  feed: string;
  /** File with the copy; undefined when none is kept. */
  lastGood: string | undefined;
  logger: Logger;
}

/** Reads the copy of the last good feed when the first reading is refused. Its version is that of no feed. */
export function withLastGood(
  read: (known: KnownStock | null, signal: AbortSignal, copy?: FeedCopySource) => Promise<Stock | null>,
  { source, feed, lastGood, logger }: LastGoodOptions,
): StockFeedOptions['read'] {
  return async (known, signal) => {
    try {
      return await read(known, signal);
    } catch (error) {
      const isFirst = known === null && error instanceof Error;
      if (!isFirst || lastGood === undefined) throw error;
      const copy = await stat(lastGood).catch(() => null);
      if (!copy) throw error;
      const stock = await read(null, signal, { source: lastGood, shownSource: source }).catch(() => {
        throw error;
      });
      const copyReadAt = copy.mtime.toISOString();
      const ageHours = Math.round((Date.now() - copy.mtimeMs) / 360_000) / 10;
      const facts = { feed, source: feedSourceName(source), reason: error.message, readAt: copyReadAt, ageHours };
      logger.error('feed.lastGoodServed', facts);
      return stock && { ...stock, version: '', copyReadAt };
    }
  };
}
