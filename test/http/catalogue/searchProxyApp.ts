import type { Express } from 'express';
import { carFacets } from '../../../config/carList.ts';
import { createApp } from '../../../server/app.ts';
import { withKeyphrases } from '../../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createSearchProxyBackend } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import type { SearchProxyOptions } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import { stockListingOver } from '../../../server/catalogue/stockListingOver.ts';
import { contractStock } from '../../fixtures/catalogue/contractStock.ts';
import { startFakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import type { FakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';
import { productSearchWords } from '../../fixtures/catalogue/productSearchWords.ts';
import type { collectingLogger } from '../demo/testServices.ts';

const indexes = { index: 'vehicles_polhem-bil', dealerIndex: 'sites_polhem-bil' };
const stockSites = ['polhem-bil', 'polhem-bil-no'];

export interface SearchProxyApp {
  app: Express;
  logger: ReturnType<typeof collectingLogger>;
}

/** Starts a search proxy with the stock of contractStock.ts in the indexes of polhem-bil. */
export function startContractProxy(): Promise<FakeSearchProxy> {
  return startFakeSearchProxy([contractStock(indexes)]);
}

/**
 * Creates the product with its stock behind a search proxy and an empty cache. Its timeout is longer than a good
 * response takes on any machine.
 */
export async function searchProxyApp(
  { endpoint, apiKey }: FakeSearchProxy,
  more: Partial<SearchProxyOptions> = {},
): Promise<SearchProxyApp> {
  const { logger } = await testServices();
  const backend = createSearchProxyBackend({
    endpoint,
    apiKey,
    stockSites,
    logger,
    timeoutMs: 10_000,
    ...more,
  });
  const catalogue = withKeyphrases(backend, () => carFacets, { searchWords: productSearchWords });
  const gateways = { ...(await demoGateways()), catalogue };
  return { app: createApp(await testServices({ gateways, stock: stockListingOver(backend, stockSites) })), logger };
}
