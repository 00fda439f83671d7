import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { loadFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';
import { collectingLogger, loadCars } from '../fixtures/feeds/feedFixtures.ts';
import { expectEqualAnswers } from '../fixtures/catalogue/equalAnswers.ts';
import { missingForOpenSearch, startOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';
import type { RealOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';

const runs = Number(process.env['SEARCH_REFERENCE_RUNS'] ?? 10_000);
// A busy machine starts and indexes slowly.
jest.setTimeout(600_000);
const missing = missingForOpenSearch();

(missing === null ? describe : describe.skip)(
  `the demo stock in OpenSearch${missing === null ? '' : ` (skipped: ${missing})`}`,
  () => {
    let engine: RealOpenSearch;
    beforeAll(async () => {
      engine = await startOpenSearch();
    });
    afterAll(() => engine.stop());

    it(`gives the answers of the built-in engine to ${String(runs)} random searches`, async () => {
      const stock = await loadCars({
        source: resolve('groups/polhem/stock/demo-cars.ndjson.gz'),
        mapping: await loadFeedMapping(resolve('groups/polhem/feeds/demo.json')),
        logger: collectingLogger(),
      });
      const stocks = [...(stock?.carsBySite.values() ?? [])];
      expect(stocks.length).toBeGreaterThan(1);
      const runsOfSite = Math.ceil(runs / stocks.length);
      for (const [place, cars] of stocks.entries()) {
        const { equal } = await expectEqualAnswers(cars, engine, { runs: runsOfSite, seed: 700 + place });
        expect(equal).toBeGreaterThan(runsOfSite * 0.95);
      }
    }, 3_600_000);
  },
);
