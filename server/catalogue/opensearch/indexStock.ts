import type { Client } from '@opensearch-project/opensearch';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/Dealer.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { dealerIndexSchema } from '../embedded/dealerIndexSchema.ts';
import { vehicleIndexSchema } from '../embedded/vehicleIndexSchema.ts';
import { Generation, generationStamp } from './generation.ts';
import { failureReason } from './openSearchClient.ts';
import { swapAliases } from './swapAliases.ts';

export interface IndexStockOptions<S> {
  client: Client;
  /** Sites that get an index of cars and one of dealers, even without cars. */
  stockSites: readonly string[];
  logger: Logger;
  /** Of each new index. */
  shards: number;
  /**
   * Reads the stock and hands over each car, waiting for what `take` gives. Null when the stock is the known one, so that
   * there is nothing to do. Rejects when the stock is refused.
   */
  readCars(take: (site: string, car: Car) => Promise<void> | undefined): Promise<S | null>;
  readDealers(): Promise<ReadonlyMap<string, readonly Dealer[]>>;
  now?: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Builds the search indexes of all sites anew beside the running ones and takes them into use, all or none: when
 * anything fails the half-made ones are removed and the running ones go on.
 */
export async function indexStock<S>(options: IndexStockOptions<S>): Promise<S | null> {
  const { client, stockSites, logger, shards, readCars, readDealers, now = () => new Date(), wait } = options;
  const started = performance.now();
  const common = { client, shards, stamp: generationStamp(now()), ...(wait ? { wait } : {}) };
  const cars = new Map<string, Generation<Car>>(
    stockSites.map((site) => [
      site,
      new Generation({ ...common, alias: indexFor(site, 'vehicles') }, vehicleIndexSchema),
    ]),
  );
  const dealers = stockSites.map((site) => ({
    site,
    generation: new Generation<Dealer>({ ...common, alias: indexFor(site, 'sites') }, dealerIndexSchema),
  }));
  const all = [...cars.values(), ...dealers.map(({ generation }) => generation)];
  try {
    const stock = await readCars((site, car) => cars.get(site)?.add(car));
    if (stock === null) {
      await discardAll(all, logger);
      return null;
    }
    const dealersBySite = await readDealers();
    for (const { site, generation } of dealers) {
      for (const dealer of dealersBySite.get(site) ?? []) await generation.add(dealer);
    }
    for (const generation of all) await generation.finish();
    await swapAliases(client, all, logger);
    logger.info('searchIndex.built', {
      documents: Object.fromEntries(all.map(({ index, size }) => [index, size])),
      milliseconds: Math.round(performance.now() - started),
    });
    return stock;
  } catch (error) {
    await discardAll(all, logger);
    throw error;
  }
}

async function discardAll(
  generations: readonly { index: string; discard(): Promise<void> }[],
  logger: Logger,
): Promise<void> {
  for (const generation of generations) {
    try {
      await generation.discard();
    } catch (error) {
      logger.warn('searchIndex.halfMadeIndexStays', { index: generation.index, reason: failureReason(error) });
    }
  }
}
