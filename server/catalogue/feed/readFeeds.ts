import type { Car } from '../../../shared/catalogue/Car.ts';
import { CarsOfFeeds } from './cars/CarsOfFeeds.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import { loadStock } from './loadStock.ts';
import type { LoadStockOptions, Stock } from './loadStock.ts';
import { silentLogger } from './silentLogger.ts';
import { feedSourceName } from './source/feedAddress.ts';
import type { OpenFeed } from './source/OpenFeed.ts';
import { openFeedSource } from './source/openFeedSource.ts';

/** One of the feeds that are read together. */
export interface FeedReading extends Omit<LoadStockOptions, 'take' | 'open' | 'earlierFeed'> {
  /** True for a feed that is read again unchanged: its findings have been logged. */
  isRepeated?: boolean;
}

/**
 * Reads feeds one after the other and passes their cars on; a car that an earlier feed has is left out.
 * The feed with a known version is checked first: null when it still has that version.
 * @throws FeedRefusedError with the place of the feed; cars may have been passed on already
 */
export async function readFeeds(
  feeds: readonly FeedReading[],
  take: (site: string, car: Car) => Promise<void> | void,
): Promise<Stock[] | null> {
  const [only, ...others] = feeds;
  if (only && others.length === 0) {
    const stock = await loadStock({ ...only, take });
    return stock && [stock];
  }
  const changedAt = feeds.findIndex(({ knownVersion }) => knownVersion !== undefined);
  const changed = feeds[changedAt];
  const open = changed ? await atFeed(changedAt, changed, () => openFeedSource(changed.source, changed)) : undefined;
  if (open === null) return null;
  try {
    return await readInOrder(feeds, { take, ...(open && { open, openAt: changedAt }) });
  } finally {
    open?.close?.();
  }
}

interface Reading {
  take: (site: string, car: Car) => Promise<void> | void;
  open?: OpenFeed;
  openAt?: number;
}

async function readInOrder(feeds: readonly FeedReading[], { take, open, openAt }: Reading): Promise<Stock[]> {
  const cars = new CarsOfFeeds();
  const stocks: Stock[] = [];
  for (const [at, { isRepeated = false, knownVersion: _knownVersion, ...feed }] of feeds.entries()) {
    const stock = await atFeed(at, feed, () =>
      loadStock({
        ...feed,
        logger: isRepeated ? silentLogger : feed.logger,
        ...(at === openAt && open && { open }),
        earlierFeed: (site, car) => cars.earlier(site, car, at),
        take: (site, car) => {
          if (at < feeds.length - 1) cars.add(site, car, at);
          return take(site, car);
        },
      }),
    );
    if (stock) stocks.push(stock);
  }
  return stocks;
}

/** Runs a step of the reading of one feed; its failure names the feed. */
async function atFeed<T>(
  feedAt: number,
  { source, shownSource }: Pick<FeedReading, 'source' | 'shownSource'>,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof FeedRefusedError) {
      const { where, what, cure, shrunk } = cause;
      throw new FeedRefusedError(where, what, cure, { shrunk, feedAt, cause });
    }
    const code = (cause as NodeJS.ErrnoException | null)?.code;
    if (typeof code !== 'string') throw cause;
    const where = feedSourceName(shownSource ?? source);
    throw new FeedRefusedError(where, `it cannot be read (${code})`, 'Check its rights and the disk.', {
      feedAt,
      cause,
    });
  }
}
