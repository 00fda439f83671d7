import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { errors } from '@opensearch-project/opensearch';
import type { Client } from '@opensearch-project/opensearch';
import { documentForm } from '../../server/catalogue/opensearch/indexing/indexBody.ts';
import { openSearchClient } from '../../server/catalogue/opensearch/openSearchClient.ts';
import { createOpenSearchBackend } from '../../server/catalogue/opensearch/openSearchBackend.ts';
import type { OpenSearchBackend } from '../../server/catalogue/opensearch/openSearchBackend.ts';
import { ask, askDealers, facetOf, listed } from '../contracts/catalogue/catalogueSearches.ts';
import { contractIndexes, contractSites, contractStock } from '../fixtures/catalogue/contractStock.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { randomCars } from '../fixtures/catalogue/randomCars.ts';
import { indexContractStock } from '../upstreams/indexContractStock.ts';
import { missingForOpenSearch, startOpenSearch, untilIndexesAreBack } from '../upstreams/opensearch/startOpenSearch.ts';
import type { RealOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';

// A busy machine starts and indexes slowly.
jest.setTimeout(600_000);
const missing = missingForOpenSearch();
/** A queue that two batches at once fill. */
const smallQueue = ['thread_pool.write.size=1', 'thread_pool.write.queue_size=1'];
const isOwnServer = !process.env['SEARCH_TEST_URL'];

(missing === null ? describe : describe.skip)(
  `a real OpenSearch${missing === null ? '' : ` (skipped: ${missing})`}`,
  () => {
    let engine: RealOpenSearch;
    let client: Client;
    let logger: ReturnType<typeof collectingLogger>;
    let now = 0;
    const backends: OpenSearchBackend[] = [];

    beforeAll(async () => {
      engine = await startOpenSearch(smallQueue);
      client = openSearchClient(engine, 30_000);
    });
    afterAll(async () => {
      for (const backend of backends) await backend.stop();
      await client.close();
      await engine.stop();
    });

    function backend(timeoutMs = 30_000): OpenSearchBackend {
      logger = collectingLogger();
      const made = createOpenSearchBackend({
        ...engine,
        stockSites: contractSites,
        logger,
        timeoutMs,
        clock: () => now,
      });
      backends.push(made);
      return made;
    }

    it('answers each search from one index while aliases change', async () => {
      const { cars, dealers } = contractStock();
      const sizes = [10, 20, 30, 40];
      const indexCars = (count: number): Promise<unknown> =>
        indexContractStock(client, { ...contractIndexes, cars: cars.slice(0, count), dealers });
      await indexCars(10);
      const { gateway } = backend();
      let isIndexing = true;
      const seen = new Set<number>();
      const search = async (): Promise<void> => {
        for (let offset = 0; isIndexing; offset += 1) {
          now += 31_000; // each search looks for a new index
          const facets = [{ name: 'car_brand' }, { name: 'car_price' }];
          const answer = await gateway.searchCars(ask({ facets, offset: offset % 7, filters: { caroftheweek: [] } }));
          expect(answer).not.toHaveProperty('error');
          expect(sizes).toContain(answer.total_items);
          const counted = answer.facet[0]?.value.reduce((sum, { count }) => sum + count, 0);
          expect(counted).toBe(answer.total_items);
          expect(answer.content).toHaveLength(answer.total_items - (offset % 7));
          seen.add(answer.total_items);
        }
      };
      const searching = Promise.all([search(), search(), search()]);
      for (const size of sizes) await indexCars(size);
      isIndexing = false;
      await searching;
      expect(seen.size).toBeGreaterThan(1);
    });

    it('takes every document although its queue is full', async () => {
      const cars = randomCars(20_000, 5);
      const load = { index: 'vehicles_load-of-the-tests' };
      const bulkBody = cars.slice(0, 500).flatMap(({ car_id }) => [{ index: { _id: car_id } }, { car_id }]);
      let waits = 0;
      const fill = async (): Promise<void> => {
        while (waits === 0) {
          await client.bulk({ ...load, body: bulkBody as never }).catch((error: unknown) => {
            if (!(error instanceof errors.ResponseError && error.statusCode === 429)) throw error;
          });
        }
      };
      const filling = Promise.all(Array.from({ length: 12 }, fill));
      await indexContractStock(
        client,
        { ...contractIndexes, cars, dealers: [] },
        {
          wait: () => {
            waits += 1;
            return filling;
          },
        },
      );
      waits += 1; // a server with a long queue never made it wait
      await filling;
      await client.indices.delete(load);
      const { total_items } = await backend().gateway.searchCars(ask({ limit: 0 }));
      expect(total_items).toBe(cars.length);
    }, 600_000);

    it('is not searched with the documents of an older version', async () => {
      await indexContractStock(client, contractStock());
      const { body } = await client.indices.getAlias({ name: contractIndexes.dealerIndex });
      const [index = ''] = Object.keys(body);
      await client.indices.putMapping({ index, body: { _meta: { form: documentForm - 1, version: 'x' } } });
      const { gateway } = backend();
      expect((await gateway.searchDealers(askDealers())).error).toBe(true);
      expect(logger.lines.at(-1)?.facts['reason']).toMatch(/not built by this version.*npm run search:index/);
      await indexContractStock(client, contractStock());
      now += 61_000;
      expect((await gateway.searchDealers(askDealers())).total_items).toBe(5);
    });

    (isOwnServer ? it : it.skip)(
      'that was killed gives the empty result with error, and good answers once it is back',
      async () => {
        await indexContractStock(client, contractStock());
        const { gateway } = backend();
        const facets = [{ name: 'car_body' }];
        const before = await gateway.searchCars(ask({ facets }));
        expect(before.total_items).toBe(listed);
        await engine.node?.crash();
        expect(await gateway.searchCars(ask({ offset: 1 }))).toMatchObject({ total_items: 0, error: true });
        await engine.node?.start();
        await untilIndexesAreBack(engine.url);
        now += 61_000; // answers are kept for a minute
        const after = await gateway.searchCars(ask({ facets }));
        expect(facetOf(after, 'car_body')).toEqual(facetOf(before, 'car_body'));
      },
      300_000,
    );
  },
);
