import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import { indexFor, sitesWithStock } from '../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { dealerIndexSchema } from './embedded/dealerIndexSchema.ts';
import { createEmbeddedCatalogueGateway } from './embedded/embeddedCatalogueGateway.ts';
import { createEmbeddedStockListing } from './embedded/embeddedStockListing.ts';
import { IndexHolder } from './embedded/IndexHolder.ts';
import { buildStockIndex } from './embedded/StockIndex.ts';
import { vehicleIndexSchema } from './embedded/vehicleIndexSchema.ts';
import { loadDealers } from './feed/loadDealers.ts';
import type { StockFeedOptions } from './feed/startStockFeed.ts';
import { startStockFeed } from './feed/startStockFeed.ts';

export interface EmbeddedCatalogueOptions {
  feed: Omit<StockFeedOptions, 'onStock' | 'logger'>;
  dealersFile: string;
  logger: Logger;
}

export interface EmbeddedCatalogue {
  gateway: CatalogueBackend;
  listing: StockListing;
  stop(): Promise<void>;
}

/**
 * The catalogue in the process: an index per site over the stock feed and one over the dealers. A new stock is
 * indexed beside the running one, site by site, and swapped in.
 * @throws FeedRefusedError when the first reading of the feed fails
 */
export async function createEmbeddedCatalogue({
  feed,
  dealersFile,
  logger,
}: EmbeddedCatalogueOptions): Promise<EmbeddedCatalogue> {
  const cars = new IndexHolder<Car>();
  const dealers = new IndexHolder<Dealer>();
  const dealersBySite = await loadDealers(dealersFile);
  for (const site of sitesWithStock) {
    dealers.replace(indexFor(site, 'sites'), buildStockIndex(dealersBySite.get(site) ?? [], dealerIndexSchema, logger));
  }
  const running = await startStockFeed({
    ...feed,
    logger,
    onStock: ({ carsBySite }) => {
      for (const site of sitesWithStock) {
        const ofSite = carsBySite.get(site) ?? [];
        cars.replaceBy(indexFor(site, 'vehicles'), () => buildStockIndex(ofSite, vehicleIndexSchema, logger));
      }
      // behind the visitors' backs: a start does not wait for the indexes of sites that nobody has asked for yet
      cars.buildWaiting().catch((error: unknown) => logger.error('catalogue.indexFailed', { error }));
    },
  });
  return {
    gateway: createEmbeddedCatalogueGateway({ cars, dealers, logger }),
    listing: createEmbeddedStockListing(cars),
    stop: () => running.stop(),
  };
}
