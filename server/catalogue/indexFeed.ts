import { setImmediate } from 'node:timers/promises';
import type { Car } from '../../shared/catalogue/Car.ts';
import { IncrementalIndexBuilder } from './embedded/IncrementalIndexBuilder.ts';
import type { StockIndexData } from './embedded/StockIndexData.ts';
import { vehicleIndexSchemaOf } from './embedded/vehicleIndexSchema.ts';
import { loadStock } from './feed/loadStock.ts';
import type { LoadStockOptions, Stock } from './feed/loadStock.ts';

export type IndexFeedOptions = Omit<LoadStockOptions, 'take'>;

/** Receives the finished index of a site. */
export type TakeIndex = (site: string, index: StockIndexData) => void;

/** Index builders by site, which readings of a stock pass on to the next one. */
export type IndexBuilders = Map<string, IncrementalIndexBuilder<Car>>;

/**
 * Reads a feed and builds the index of each site, in this thread.
 * Every site has one, even without cars; they are passed on in the order of `indexedSites`, after the whole feed was
 * read and accepted. Null when the feed has the known version.
 * @param builders builders of earlier readings: only changed cars are indexed, and unchanged sites are left out
 * @throws FeedRefusedError
 */
export async function indexFeed(
  options: IndexFeedOptions,
  indexedSites: readonly string[],
  takeIndex: TakeIndex,
  builders: IndexBuilders = new Map(),
): Promise<Stock | null> {
  for (const site of indexedSites) {
    const builder = builders.get(site) ?? new IncrementalIndexBuilder(vehicleIndexSchemaOf(options.sites?.get(site)));
    builder.begin();
    builders.set(site, builder);
  }
  const stock = await loadStock({ ...options, take: (site, car) => builders.get(site)?.put(car) });
  if (stock === null) return null;
  for (const site of indexedSites) {
    const index = builders.get(site)?.finish();
    if (index) takeIndex(site, index);
    await setImmediate();
  }
  return stock;
}
