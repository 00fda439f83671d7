import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import { createCatalogueHttpGateway } from '../../client/catalogue/catalogueHttpGateway.ts';
import { carFacets } from '../../config/carList.ts';
import { createApp } from '../../server/app.ts';
import { dealerIndexSchema } from '../../server/catalogue/embedded/dealerIndexSchema.ts';
import { createEmbeddedCatalogueGateway } from '../../server/catalogue/embedded/embeddedCatalogueGateway.ts';
import { IndexHolder } from '../../server/catalogue/embedded/IndexHolder.ts';
import { buildStockIndex } from '../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { withKeyphrases } from '../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createSearchProxyBackend } from '../../server/catalogue/searchProxy/searchProxyBackend.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueBackend, CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/Dealer.ts';
import { contractSites } from '../fixtures/contractStock.ts';
import type { ContractStock } from '../fixtures/contractStock.ts';
import { collectingLogger, demoGateways, testServices } from '../http/testServices.ts';
import { startFakeSearchProxy } from '../upstreams/fakeSearchProxy.ts';
import { catalogueContract } from './catalogue.contract.ts';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

const gateway = (backend: CatalogueBackend): CatalogueGateway => withKeyphrases(backend, () => carFacets);

function embedded({ index, dealerIndex, cars, dealers }: ContractStock): CatalogueBackend {
  const holders = { cars: new IndexHolder<Car>(), dealers: new IndexHolder<Dealer>() };
  holders.cars.replace(index, buildStockIndex(cars, vehicleIndexSchema));
  holders.dealers.replace(dealerIndex, buildStockIndex(dealers, dealerIndexSchema));
  return createEmbeddedCatalogueGateway({ ...holders, logger: collectingLogger() });
}

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

/** What the browser uses, over the /api of the whole product. */
async function browser(catalogue: CatalogueGateway): Promise<CatalogueGateway> {
  const services = await testServices({ gateways: { ...(await demoGateways()), catalogue } });
  const server: Server = createApp(services).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return createCatalogueHttpGateway((address, init) =>
    fetch(new URL(address instanceof Request ? address.url : address, origin), init),
  );
}

catalogueContract('the embedded engine', (stock) => Promise.resolve(gateway(embedded(stock))));
// a required or excluded value costs a further search of the brute-force fake
catalogueContract('the search proxy', async (stock) => gateway(await searchProxy(stock)), { randomSearches: 60 });
catalogueContract("the browser's gateway", (stock) => browser(gateway(embedded(stock))), { oneSite: true });
