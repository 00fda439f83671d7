import { setImmediate } from 'node:timers/promises';
import type { StockIndexData } from './embedded/StockIndex.ts';
import { StockIndexBuilder } from './embedded/StockIndexBuilder.ts';
import { vehicleIndexSchema } from './embedded/vehicleIndexSchema.ts';
import { loadStock } from './feed/loadStock.ts';
import type { LoadStockOptions, Stock } from './feed/loadStock.ts';

export type IndexFeedOptions = Omit<LoadStockOptions, 'take'>;

/** Receives the finished index of a site. */
export type TakeIndex = (site: string, index: StockIndexData) => void;

/**
 * Reads a feed and builds the index of each site, in this thread.
 * Every site has one, even without cars; they are passed on in the order of `indexedSites`, after the whole feed was
 * read and accepted. Null when the feed has the known version.
 * @throws FeedRefusedError
 */
export async function indexFeed(
  options: IndexFeedOptions,
  indexedSites: readonly string[],
  takeIndex: TakeIndex,
): Promise<Stock | null> {
  const builders = new Map(indexedSites.map((site) => [site, new StockIndexBuilder(vehicleIndexSchema)]));
  const stock = await loadStock({ ...options, take: (site, car) => builders.get(site)?.add(car) });
  if (stock === null) return null;
  for (const [site, builder] of builders) {
    takeIndex(site, builder.finish());
    builders.delete(site); // frees its memory while the next one is built
    await setImmediate();
  }
  return stock;
}
