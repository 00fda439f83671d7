import type { Logger } from '../../../shared/kit/Logger.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { FeedTimers } from './FeedTimers.ts';
import { realFeedTimers } from './FeedTimers.ts';
import { loadStock } from './loadStock.ts';
import type { FeedReport, LoadStockOptions, Stock } from './loadStock.ts';
import { feedSourceName, isFeedAddress } from './openFeedSource.ts';
import { watchFeedFile } from './watchFeedFile.ts';

export interface StockFeedOptions extends Omit<LoadStockOptions, 'knownVersion' | 'soldSince'> {
  /** Between two readings of an address. Files are read again when they change. */
  intervalMinutes: number;
  /** Takes the new stock in; the old one serves until this resolves. */
  onStock(stock: Stock): void | Promise<void>;
  timers?: FeedTimers;
  /** A changed file must keep its size this long before it is read; 500 ms when left out. */
  settleMs?: number;
  /** Between two looks at a file whose changes go unannounced (network drives); 30 s when left out. */
  pollMs?: number;
}

export interface StockFeed {
  /** Of the stock in service. */
  report(): FeedReport;
  /** Reads now. True when a new stock went into service; a refused feed is logged and gives false. */
  reload(): Promise<boolean>;
  /** No new stock after this; resolves when a reading under way has ended. */
  stop(): Promise<void>;
}

function logRefused(error: unknown, mapping: string, source: string, logger: Logger): void {
  const reason = error instanceof Error ? error.message : String(error);
  const facts = { feed: mapping, source: feedSourceName(source), reason };
  if (error instanceof FeedRefusedError) {
    logger.error('feed.refused', facts);
  } else {
    logger.error('feed.refused', { ...facts, stack: error instanceof Error ? error.stack : undefined });
  }
}

/**
 * Loads a feed, hands the stock to `onStock`, and keeps it fresh: a file is read again when it changes, an address every
 * intervalMinutes (nothing is done while its ETag stays). A later failure keeps the running stock and is logged as
 * "feed.refused".
 * @throws FeedRefusedError when the first reading fails, because there is no stock to keep then.
 */
export async function startStockFeed(options: StockFeedOptions): Promise<StockFeed> {
  const { source, mapping, logger, timers = realFeedTimers } = options;
  const lifecycle: { isStopped: boolean } = { isStopped: false };
  let inService: Stock;
  let queue: Promise<unknown> = Promise.resolve();

  const first = await loadStock(options);
  if (first === null) {
    throw new FeedRefusedError(
      feedSourceName(source),
      'it answered "not modified" at the first reading',
      'Mend the source.',
    );
  }
  await options.onStock(first);
  inService = first;

  async function readAgain(): Promise<boolean> {
    if (lifecycle.isStopped) {
      return false;
    }
    try {
      const stock = await loadStock({ ...options, knownVersion: inService.version, soldSince: inService.soldSince });
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have been stopped while the feed was read
      if (stock === null || lifecycle.isStopped) {
        return false;
      }
      await options.onStock(stock);
      inService = stock;
      return true;
    } catch (error) {
      logRefused(error, mapping.name, source, logger);
      return false;
    }
  }

  /** One reading at a time; a call during a reading gets its own afterwards. */
  function reload(): Promise<boolean> {
    const reading = queue.then(readAgain);
    queue = reading;
    return reading;
  }

  function repeat(): () => void {
    let cancel = (): void => undefined;
    const next = (): void => {
      cancel = timers.after(options.intervalMinutes * 60_000, () => {
        void reload().then(() => {
          if (!lifecycle.isStopped) {
            next();
          }
        });
      });
    };
    next();
    return () => cancel();
  }

  const stopWatching = isFeedAddress(source)
    ? repeat()
    : watchFeedFile(source, {
        knownVersion: first.version,
        timers,
        logger,
        settleMs: options.settleMs ?? 500,
        pollMs: options.pollMs ?? 30_000,
        onChange: reload,
      });

  return {
    report: () => inService.report,
    reload,
    async stop() {
      lifecycle.isStopped = true;
      stopWatching();
      await queue;
    },
  };
}
