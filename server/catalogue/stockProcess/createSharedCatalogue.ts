import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { EmbeddedCatalogue, EmbeddedCatalogueOptions } from '../createEmbeddedCatalogue.ts';
import { createEmbeddedCatalogueGateway } from '../embedded/embeddedCatalogueGateway.ts';
import { IndexHolder } from '../embedded/IndexHolder.ts';
import { indexDealers } from '../indexDealers.ts';
import { createStockPush } from '../push/createStockPush.ts';
import { createRemoteStock } from './createRemoteStock.ts';
import type { RemoteStockOptions } from './createRemoteStock.ts';

type Options = Pick<EmbeddedCatalogueOptions, 'feed' | 'dealers'> & RemoteStockOptions;

/**
 * Catalogue of a web process whose machine has a stock process.
 * Cars are searched there. Dealers, which every process reads for booking, and pushes, which go to the database, stay in
 * this process.
 */
export function createSharedCatalogue(options: Options): Omit<EmbeddedCatalogue, 'reload' | 'lookForChanges'> {
  const { feed } = options;
  const { searchCars, listing, reportPush, stop } = createRemoteStock(options);
  const dealers = new IndexHolder<Dealer>();
  indexDealers(dealers, options);
  const { searchDealers } = createEmbeddedCatalogueGateway({ cars: new IndexHolder(), dealers });
  return {
    gateway: { searchCars, searchDealers },
    listing,
    push: feed?.changes ? createStockPush({ settings: feed, changes: feed.changes, onTaken: reportPush }) : null,
    stop,
  };
}
