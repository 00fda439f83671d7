import type { Logger } from '../../../shared/kit/Logger.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { FeedTimers } from './FeedTimers.ts';
import { realFeedTimers } from './FeedTimers.ts';
import type { FeedReport, Stock } from './loadStock.ts';
import { feedSourceName, isFeedAddress } from './openFeedSource.ts';
import type { StockApprovals } from './StockApprovals.ts';
import { watchFeedFile } from './watchFeedFile.ts';

/** What the reading before tells the next. */
export interface KnownStock extends Pick<Stock, 'version' | 'soldSince'> {
  /** Cars in service, by site. */
  carsOfSite: Record<string, number>;
  /** Cars by site that an operator has accepted for the next stock. */
  accepted: Record<string, number> | null;
}

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
  /** Where a stock that was refused for its size waits for an operator. Without it such a stock just stays refused. */
  approvals?: StockApprovals;
  /** Between two looks for an acceptance while a stock is refused for its size; 10 s when left out. */
  approvalPollMs?: number;
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
 * "feed.refused". A stock refused for its size is read again once an operator has accepted it.
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
      'Correct the source.',
    );
  }
  inService = first;

  let cancelPoll = (): void => undefined;

  /** Looks for an acceptance until there is one or another stock goes into service; a failed look is repeated. */
  function awaitApproval({ accepted }: StockApprovals): void {
    cancelPoll();
    cancelPoll = timers.after(options.approvalPollMs ?? 10_000, () => {
      void accepted(feed)
        .catch(() => null)
        .then((cars) => {
          if (isStopped()) return;
          if (cars) void reload();
          else if (options.approvals) awaitApproval(options.approvals);
        });
    });
  }

  async function handleRefusal(error: unknown): Promise<void> {
    logRefused(error, feed, source, logger);
    if (!(error instanceof FeedRefusedError) || error.shrunk.length === 0 || !options.approvals) return;
    awaitApproval(options.approvals);
    await options.approvals.refused(feed, error.shrunk).catch((cause: unknown) => {
      logger.error('feed.refusalNotStored', { feed, reason: cause instanceof Error ? cause.message : String(cause) });
    });
  }

  async function readAgain(): Promise<boolean> {
    if (isStopped()) {
      return false;
    }
    try {
      const accepted = (await options.approvals?.accepted(feed).catch(() => null)) ?? null;
      const { version, soldSince, report } = inService;
      const stock = await options.read({ version, soldSince, carsOfSite: report.carsOfSite, accepted }, signal);
      if (stock === null) {
        return false;
      }
      inService = stock;
      cancelPoll();
      // an acceptance lapses by itself: other processes may still have to see it
      if (!accepted) await options.approvals?.settled(feed).catch(() => undefined);
      return true;
    } catch (error) {
      // what gives up because it was told to is no failure
      if (!isStopped()) {
        await handleRefusal(error);
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
      cancelPoll();
      stopWatching();
      await queue;
    },
  };
}
