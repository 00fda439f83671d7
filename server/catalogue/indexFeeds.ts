import { setImmediate } from 'node:timers/promises';
import type { Car } from '../../shared/catalogue/Car.ts';
import { IncrementalIndexBuilder } from './embedded/IncrementalIndexBuilder.ts';
import type { StockIndexData } from './embedded/StockIndexData.ts';
import { vehicleIndexSchemaOf } from './embedded/vehicleIndexSchema.ts';
import type { SiteSearch } from './embedded/SiteSearch.ts';
import type { Stock } from './feed/loadStock.ts';
import { readFeeds } from './feed/readFeeds.ts';
import type { FeedReading } from './feed/readFeeds.ts';

/** Sites that get an index, and their search. */
export type IndexedSites = ReadonlyMap<string, SiteSearch | undefined>;

/** Receives the finished index of a site. */
export type TakeIndex = (site: string, index: StockIndexData) => void;

/** Index builders by site, which readings of a stock pass on to the next one. */
export type IndexBuilders = Map<string, IncrementalIndexBuilder<Car>>;

/**
 * Reads feeds in their order of precedence and builds the index of each site, in this thread.
 * Every site has one, even without cars; they are passed on in the order of `indexedSites`, after all feeds were read and
 * accepted. Null when the feed with a known version still has it.
 * @param builders builders of earlier readings: only changed cars are indexed, and unchanged sites are left out
 * @throws FeedRefusedError with the place of the feed
 */
export async function indexFeeds(
  feeds: readonly FeedReading[],
  indexedSites: IndexedSites,
  takeIndex: TakeIndex,
  builders: IndexBuilders = new Map(),
): Promise<Stock[] | null> {
  for (const [site, search] of indexedSites) {
    const builder = builders.get(site) ?? new IncrementalIndexBuilder(vehicleIndexSchemaOf(search));
    builder.begin();
    builders.set(site, builder);
  }
  const stocks = await readFeeds(feeds, (site, car) => builders.get(site)?.put(car));
  if (stocks === null) return null;
  for (const site of indexedSites.keys()) {
    const index = builders.get(site)?.finish();
    if (index) takeIndex(site, index);
    await setImmediate();
  }
  return stocks;
}
