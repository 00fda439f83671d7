import type { Logger } from '../../../shared/kit/Logger.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { FeedTimers } from './FeedTimers.ts';
import { realFeedTimers } from './FeedTimers.ts';
import type { FeedReport, Stock } from './loadStock.ts';
import { feedSourceName, isFeedAddress } from './openFeedSource.ts';
import { watchFeedFile } from './watchFeedFile.ts';

/** What the reading before tells the next. */
export type KnownStock = Pick<Stock, 'version' | 'soldSince'>;

export interface StockFeedOptions {
  /** A file path or an http(s) address. */
  source: string;
  /** Of the mapping; for messages. */
  feed: string;
  logger: Logger;
  /**
   * Reads the feed and takes its stock into service; the old one serves until this resolves, and goes on serving when it
   * rejects. Null when the feed still has the known version. The signal tells it to give up.
   */
  read(known: KnownStock | null, signal: AbortSignal): Promise<Stock | null>;
  /** Between two readings of an address. Files are read again when they change. */
  intervalMinutes: number;
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
  /** No new stock after this; resolves when a reading under way has given up. */
  stop(): Promise<void>;
}

function logRefused(error: unknown, feed: string, source: string, logger: Logger): void {
  const reason = error instanceof Error ? error.message : String(error);
  const facts = { feed, source: feedSourceName(source), reason };
  if (error instanceof FeedRefusedError) {
    logger.error('feed.refused', facts);
  } else {
    logger.error('feed.refused', { ...facts, stack: error instanceof Error ? error.stack : undefined });
  }
}

/**
 * Reads a feed into service and keeps the stock fresh: a file is read again when it changes, an address every
 * intervalMinutes (nothing is done while its ETag stays). A later failure keeps the running stock and is logged as
 * "feed.refused".
 * @throws FeedRefusedError when the first reading fails, because there is no stock to keep then.
 */
export async function startStockFeed(options: StockFeedOptions): Promise<StockFeed> {
  const { source, feed, logger, timers = realFeedTimers } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  let inService: Stock;
  let queue: Promise<unknown> = Promise.resolve();

  const first = await options.read(null, signal);
  if (first === null) {
    throw new FeedRefusedError(
      feedSourceName(source),
      'it answered "not modified" at the first reading',
      'Mend the source.',
    );
  }
  inService = first;

  async function readAgain(): Promise<boolean> {
    if (isStopped()) {
      return false;
    }
    try {
      const stock = await options.read(inService, signal);
      if (stock === null) {
        return false;
      }
      inService = stock;
      return true;
    } catch (error) {
      // what gives up because it was told to is no failure
      if (!isStopped()) {
        logRefused(error, feed, source, logger);
      }
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
          if (!isStopped()) {
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
      stopping.abort();
      stopWatching();
      await queue;
    },
  };
}
