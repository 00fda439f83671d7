import type { Logger } from '../../../shared/kit/Logger.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { poll } from '../../kit/poll.ts';
import { afterUnref } from '../../kit/afterUnref.ts';
import type { After } from '../../kit/afterUnref.ts';
import type { Stock } from './loadStock.ts';
import type { FeedReport } from './StockFindings.ts';
import { feedSourceName } from './source/feedAddress.ts';
import type { StockApprovals } from './StockApprovals.ts';
import type { FeedState } from './FeedState.ts';
import { followFeedSource } from './source/followFeedSource.ts';
import type { FollowSettings } from './source/followFeedSource.ts';

/** State that a reading passes on to the next. */
export interface KnownStock extends Pick<Stock, 'version' | 'soldSince' | 'copyReadAt'> {
  /** Cars in service, by site. */
  carsOfSite: Record<string, number>;
  /** Number of cars by site that an operator has accepted for the next stock. */
  accepted: Record<string, number> | null;
}

export interface StockFeedOptions extends FollowSettings {
  /** A path or an address. */
  source: string;
  /** Name of the mapping, for messages. */
  feed: string;
  logger: Logger;
  /**
   * Reads the feed and puts its stock into service.
   * The old one serves until this resolves, and continues if it rejects. Null when the feed still has the known
   * version. The signal aborts the reading.
   */
  read(known: KnownStock | null, signal: AbortSignal): Promise<Stock | null>;
  /** Minutes between two readings of an address. Files are read again when they change. */
  intervalMinutes: number;
  /** True to reject when the first reading fails, instead of starting without a stock. */
  isRequired?: boolean;
  /** Store of stocks refused for their size, pending an operator. Without it such a stock stays refused. */
  approvals?: StockApprovals;
  /** Interval of checks for an approval while a stock is refused for its size; 10 s by default. */
  approvalPollMs?: number;
}

export interface StockFeed {
  /** Report of the stock in service; null without one. */
  report(): FeedReport | null;
  state(): FeedState;
  /** Reads now. True when a new stock went into service; a refused feed is logged and returns false. */
  reload(): Promise<boolean>;
  /** Stops updates; resolves when a reading in progress was aborted. */
  stop(): Promise<void>;
}

/** Time in ms after which a first reading is logged: the server seems to do nothing meanwhile. */
const slowStartMs = 10_000;
/** Interval of readings in ms of an address while a copy of the feed or no stock is in service. */
const retryMs = 30_000;

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
 * Reads the stock of the start; null when that fails.
 * Pages are then served without cars until the feed is read.
 * The fault is logged as "feed.refused", its effect as "feed.stockMissing".
 */
async function readAtStart(options: StockFeedOptions, after: After, signal: AbortSignal): Promise<Stock | null> {
  const { source, feed, logger } = options;
  try {
    return await readFirst(options, after, signal);
  } catch (error) {
    if (options.isRequired) throw error;
    logRefused(error, feed, source, logger);
    logger.error('feed.stockMissing', {
      feed,
      source: feedSourceName(source),
      effect: 'Pages are served without its cars until it can be read. There is no earlier copy of it.',
    });
    return null;
  }
}

/** @throws FeedRefusedError */
async function readFirst(
  { source, feed, logger, read }: StockFeedOptions,
  after: After,
  signal: AbortSignal,
): Promise<Stock> {
  const reportSlow = after(slowStartMs, () => {
    logger.info('feed.slowStart', {
      feed,
      source: feedSourceName(source),
      effect: 'Requests are accepted once it is read.',
    });
  });
  const first = await read(null, signal).finally(reportSlow);
  if (first === null) {
    throw new FeedRefusedError(
      feedSourceName(source),
      'it responded "not modified" to the first request',
      'Correct the source.',
    );
  }
  return first;
}

function knownStock({ version, soldSince, copyReadAt, report }: Stock, accepted: KnownStock['accepted']): KnownStock {
  const copy = copyReadAt === undefined ? {} : { copyReadAt };
  return { version, soldSince, ...copy, carsOfSite: report.carsOfSite, accepted };
}

function stateOf(stock: Stock | null, checkedAt: string): FeedState {
  if (!stock) return { state: 'missing' };
  return stock.copyReadAt === undefined
    ? { state: 'current', readAt: checkedAt }
    : { state: 'copy', readAt: stock.copyReadAt };
}

/**
 * Loads a feed into service and keeps it up to date.
 * A file is read again when it changes, an address every intervalMinutes (its ETag avoids needless readings). A later
 * failure keeps the running stock and is logged as "feed.refused". A stock refused for its size is read again once an
 * operator has accepted it. Without a first stock, the state is "missing".
 * @throws the error of the first reading if a stock is required
 */
export async function startStockFeed(options: StockFeedOptions): Promise<StockFeed> {
  const { source, feed, logger, after = afterUnref } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = (): boolean => signal.aborted;
  let queue: Promise<unknown> = Promise.resolve();

  let inService = await readAtStart(options, after, signal);
  let checkedAt = new Date().toISOString();

  let cancelPoll = (): void => undefined;

  /** Polls for an approval until there is one or another stock goes into service. A failed poll is repeated. */
  function awaitApproval({ accepted }: StockApprovals): void {
    cancelPoll();
    const pollMs = options.approvalPollMs ?? 10_000;
    const look = async (): Promise<number> => {
      if (await accepted(feed).catch(() => null)) {
        cancelPoll();
        void reload();
      }
      return pollMs;
    };
    cancelPoll = poll(look, pollMs, after).stop;
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
      const known = inService && knownStock(inService, accepted);
      const stock = await options.read(known, signal);
      checkedAt = new Date().toISOString();
      if (stock === null) {
        return false;
      }
      inService = stock;
      cancelPoll();
      // an approval expires on its own: other processes may not have seen it yet
      if (!accepted) await options.approvals?.settled(feed).catch(() => undefined);
      return true;
    } catch (error) {
      // an aborted reading is no failure
      if (!isStopped()) {
        await handleRefusal(error);
      }
      return false;
    }
  }

  /** One reading at a time; a call during a reading starts another one afterwards. */
  function reload(): Promise<boolean> {
    const reading = queue.then(readAgain);
    queue = reading;
    return reading;
  }

  /** Time until an address is read again. */
  function pauseMs(): number {
    const intervalMs = options.intervalMinutes * 60_000;
    return stateOf(inService, checkedAt).state === 'current' ? intervalMs : Math.min(intervalMs, retryMs);
  }

  const knownVersion = inService?.version ?? '';
  const stopWatching = followFeedSource(source, { ...options, knownVersion, pauseMs, reload });
  return {
    report: () => inService?.report ?? null,
    state: () => stateOf(inService, checkedAt),
    reload,
    async stop() {
      stopping.abort();
      cancelPoll();
      stopWatching();
      await queue;
    },
  };
}
