import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { expectEqualAnswers } from '../fixtures/catalogue/equalAnswers.ts';
import { contractIndexes } from '../fixtures/catalogue/contractStock.ts';
import { ask } from '../contracts/catalogue/catalogueSearches.ts';
import { emptyCar, realisticStock } from '../fixtures/catalogue/randomCars.ts';
import { embeddedSearchOver, openSearchOver } from '../fixtures/catalogue/searchEngines.ts';
import { stockWithSold } from '../fixtures/catalogue/searchRequests.ts';
import { missingForOpenSearch, startOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';
import type { RealOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';

const runs = Number(process.env['SEARCH_REFERENCE_RUNS'] ?? 10_000);
// A busy machine starts and indexes slowly.
jest.setTimeout(600_000);
const missing = missingForOpenSearch();

(missing === null ? describe : describe.skip)(
  `built-in engine, OpenSearch and search proxy${missing === null ? '' : ` (skipped: ${missing})`}`,
  () => {
    let engine: RealOpenSearch;
    beforeAll(async () => {
      engine = await startOpenSearch();
    });
    afterAll(() => engine.stop());

    it(`give equal results for ${String(runs)} random searches of 3,000 realistic cars`, async () => {
      const cars = stockWithSold(3000, { ...realisticStock, missing: 0.05 }, 20);
      const { equal, repaired } = await expectEqualAnswers(cars, engine, { runs, seed: 31 });
      expect(equal).toBeGreaterThan(runs * 0.95);
      expect(equal + repaired).toBe(runs);
    }, 3_600_000);

    it('differ in compounds as docs/large-stock.md says', async () => {
      const cars = [{ ...emptyCar('car-1'), car_equipment: ['Backkamera', 'Sensor'] }];
      const stock = { ...contractIndexes, cars, dealers: [] };
      const backend = await openSearchOver(engine, stock, { timeoutMs: 30_000 });
      const request = ask({ keyphrase: 'backkamerasensor' });
      const ofOpenSearch = await backend.gateway.searchCars(request);
      const ofBuiltIn = await embeddedSearchOver(stock).searchCars(request);
      await backend.stop();
      expect(ofBuiltIn).toMatchObject({ total_items: 1, keyphrase_used: 'backkamera sensor' });
      expect(ofOpenSearch).toMatchObject({ total_items: 0, content: [] });
    });
  },
);
