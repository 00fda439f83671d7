import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import type { StockListing } from '../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createEmbeddedCatalogue } from './createEmbeddedCatalogue.ts';
import type { EmbeddedCatalogueOptions } from './createEmbeddedCatalogue.ts';
import type { OpenSearchOptions } from './opensearch/openSearchBackend.ts';
import type { OpenSearchAddress } from './opensearch/openSearchClient.ts';
import type { StockState } from './feed/FeedState.ts';
import type { StockPushSettings } from './push/stockPushApi.ts';
import { createSearchProxyBackend } from './searchProxy/searchProxyBackend.ts';
import type { SearchProxyOptions } from './searchProxy/searchProxyBackend.ts';
import { stockListingOver } from './stockListingOver.ts';

/** The search engine and its options. */
export type CatalogueEngine = {
  /** Sites with an index of cars and one of dealers. */
  stockSites: readonly string[];
} & (
  | {
      kind: 'embedded';
      pushKey: string;
      embedded: Omit<EmbeddedCatalogueOptions, 'logger' | 'onChange' | 'stockSites' | 'endings'>;
    }
  | { kind: 'openSearch'; openSearch: OpenSearchAddress & Pick<OpenSearchOptions, 'searches'> }
  | { kind: 'searchProxy'; searchProxy: Pick<SearchProxyOptions, 'endpoint' | 'apiKey' | 'apiKeyHeader'> }
);

export interface Catalogue {
  gateway: CatalogueBackend;
  listing: StockListing;
  /** Null disables the push API: without a key, and for engines other than the embedded one. */
  stockPush: StockPushSettings | null;
  /** Origin of the stock in service; null where this process reads no feed. */
  stockState(): StockState | null;
  stop(): Promise<void>;
}

interface CatalogueParts {
  /** Endings of words in free text: see wordEndings(). */
  endings?: readonly string[];
  logger: Logger;
  /** Called with a site whose stock was replaced. A search proxy never calls it: its changes are not visible. */
  onChange: (site: string) => void;
}

/** Creates the catalogue of the chosen engine. */
export async function createCatalogue(
  engine: CatalogueEngine,
  { endings = [], logger, onChange }: CatalogueParts,
): Promise<Catalogue> {
  const { stockSites } = engine;
  switch (engine.kind) {
    case 'embedded': {
      const { push, ...catalogue } = await createEmbeddedCatalogue({
        ...engine.embedded,
        stockSites,
        endings,
        logger,
        onChange,
      });
      return { ...catalogue, stockPush: push && { key: engine.pushKey, push: push.push } };
    }
    case 'openSearch': {
      // imported on demand: its client is large and rarely needed
      const { createOpenSearchBackend } = await import('./opensearch/openSearchBackend.ts');
      const options = { ...engine.openSearch, stockSites, endings, logger, onChange };
      return { ...createOpenSearchBackend(options), stockPush: null, stockState: () => null };
    }
    case 'searchProxy': {
      const gateway = createSearchProxyBackend({ ...engine.searchProxy, stockSites, logger });
      return {
        gateway,
        listing: stockListingOver(gateway, stockSites),
        stockPush: null,
        stockState: () => null,
        stop: () => Promise.resolve(),
      };
    }
  }
}
