import type { Client } from '@opensearch-project/opensearch';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../../../shared/catalogue/indexFor.ts';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { dealerIndexSchema } from '../../embedded/dealerIndexSchema.ts';
import type { SiteSearch } from '../../embedded/SiteSearch.ts';
import { vehicleIndexSchemaOf } from '../../embedded/vehicleIndexSchema.ts';
import { Generation, generationStamp, isGenerationOf } from './generation.ts';
import { failureReason, isNotFound } from '../openSearchClient.ts';
import { errors } from '@opensearch-project/opensearch';

interface FinishedIndex {
  alias: string;
  index: string;
}

/**
 * Puts new indexes into use atomically and removes older ones.
 * The replaced ones stay, because running searches may still use them.
 * @throws when the engine refuses the change; nothing has changed then
 */
async function swapAliases(client: Client, finished: readonly FinishedIndex[], logger: Logger): Promise<void> {
  const replaced = new Map<string, string[]>();
  for (const { alias } of finished) replaced.set(alias, await indexesBehind(client, alias));
  const actions = finished.flatMap(({ alias, index }) => [
    ...(replaced.get(alias) ?? []).map((old) => ({ remove: { index: old, alias } })),
    { add: { index, alias } },
  ]);
  try {
    await client.indices.updateAliases({ body: { actions } });
  } catch (error) {
    // the change may have been made although its response was lost
    const [first] = finished;
    if (!first || !(await indexesBehind(client, first.alias)).includes(first.index)) throw error;
  }
  for (const { alias, index } of finished) {
    try {
      await removeOlder(client, alias, index, replaced.get(alias) ?? []);
    } catch (error) {
      logger.warn('searchIndex.oldIndexesLeft', { alias, reason: failureReason(error) });
    }
  }
}

async function indexesBehind(client: Client, alias: string): Promise<string[]> {
  try {
    return Object.keys((await client.indices.getAlias({ name: alias })).body);
  } catch (error) {
    if (error instanceof errors.ResponseError && isNotFound(error)) return [];
    throw error;
  }
}

async function removeOlder(client: Client, alias: string, current: string, retained: readonly string[]): Promise<void> {
  const indexes = Object.keys((await client.indices.getAlias({ index: `${alias}-*` })).body);
  const older = indexes.filter((index) => isGenerationOf(alias, index) && index < current && !retained.includes(index));
  for (const index of older) await client.indices.delete({ index });
}

export interface IndexStockOptions<S> {
  client: Client;
  /** Sites that get an index of cars and one of dealers, even without cars. */
  stockSites: readonly string[];
  /** Search settings by site. */
  searches?: ReadonlyMap<string, SiteSearch>;
  logger: Logger;
  /** Shards of each new index. */
  shards: number;
  /**
   * Reads the stock and passes each car to `take`, waiting for its promise.
   * Null when the stock is the known one. Rejects when the stock is refused.
   */
  readCars(take: (site: string, car: Car) => Promise<void> | undefined): Promise<S | null>;
  readDealers(): Promise<ReadonlyMap<string, readonly Dealer[]>>;
  now?: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Builds new search indexes of all sites and swaps them in, all or none.
 * The current ones serve meanwhile. On a failure the incomplete ones are removed and the current ones stay.
 */
export async function indexStock<S>(options: IndexStockOptions<S>): Promise<S | null> {
  const { client, stockSites, logger, shards, readCars, readDealers, now = () => new Date(), wait } = options;
  const { searches } = options;
  const started = performance.now();
  const common = { client, shards, stamp: generationStamp(now()), ...(wait ? { wait } : {}) };
  const cars = new Map<string, Generation<Car>>(
    stockSites.map((site) => [
      site,
      new Generation({ ...common, alias: indexFor(site, 'vehicles') }, vehicleIndexSchemaOf(searches?.get(site))),
    ]),
  );
  const dealers = stockSites.map((site) => ({
    site,
    generation: new Generation<Dealer>(
      { ...common, alias: indexFor(site, 'sites') },
      { ...dealerIndexSchema, locale: searches?.get(site)?.locale },
    ),
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
      logger.warn('searchIndex.unfinishedIndexLeft', { index: generation.index, reason: failureReason(error) });
    }
  }
}
