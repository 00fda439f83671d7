import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import { atLength } from '../../fixtures/atLength.ts';
import { createCatalogueHttpGateway } from '../../../client/catalogue/catalogueHttpGateway.ts';
import express from 'express';
import { carFacets } from '../../../config/carList.ts';
import { catalogueApi } from '../../../server/catalogue/catalogueApi.ts';
import { createSearchAnswers } from '../../../server/catalogue/createSearchAnswers.ts';
import { withKeyphrases } from '../../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createSearchProxyBackend } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import { countAttempts, limitAttempts } from '../../../server/http/limits/limitAttempts.ts';
import { createSiteDirectory } from '../../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../../server/site/siteOfRequest.ts';
import type { CatalogueBackend, CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { contractSites } from '../../fixtures/catalogue/contractStock.ts';
import type { ContractStock } from '../../fixtures/catalogue/contractStock.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { harbourSites } from '../../fixtures/harbourSites.ts';
import { embeddedSearchOver } from '../../fixtures/catalogue/searchEngines.ts';
import { startFakeSearchProxy } from '../../upstreams/fakeSearchProxy.ts';
import { productSearchWords } from '../../fixtures/catalogue/productSearchWords.ts';
import { catalogueContract } from './catalogue.contract.ts';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const gateway = (backend: CatalogueBackend): CatalogueGateway =>
  withKeyphrases(backend, () => carFacets, { searchWords: productSearchWords });

async function searchProxy(stock: ContractStock): Promise<CatalogueBackend> {
  const fake = await startFakeSearchProxy([stock]);
  stops.push(() => fake.stop());
  return createSearchProxyBackend({
    ...fake,
    stockSites: contractSites,
    logger: collectingLogger(),
    timeoutMs: 10_000,
  });
}

/** Creates the browser's gateway, over the server's search API. */
async function browser(catalogue: CatalogueGateway): Promise<CatalogueGateway> {
  const app = express();
  app.use(resolveSite(createSiteDirectory(harbourSites, 'harbour-bil')));
  app.use(
    '/api/search',
    catalogueApi({
      stockSites: contractSites,
      catalogue,
      siteSearch: { search: () => Promise.resolve([]) },
      answers: createSearchAnswers({ maxBytes: 1_000_000, maxAgeMs: Infinity, versionOf: () => 0 }),
      limit: limitAttempts(0, 'searches'),
      countRecords: countAttempts(0, 'requests for whole cars'),
    }),
  );
  const server: Server = app.listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return createCatalogueHttpGateway((address, init) =>
    fetch(new URL(address instanceof Request ? address.url : address, origin), init),
  );
}

catalogueContract('the embedded engine', (stock) => Promise.resolve(gateway(embeddedSearchOver(stock))));
// A required or excluded value costs another search of the brute-force fake.
catalogueContract('the search proxy', async (stock) => gateway(await searchProxy(stock)), {
  randomSearches: atLength ? 60 : 20,
});
catalogueContract("the browser's gateway", (stock) => browser(gateway(embeddedSearchOver(stock))), { oneSite: true });
