import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { StockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import { buildStockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { loadFeedMapping } from '../../../server/catalogue/feed/mapping/feedMapping.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { emptyCar } from '../../fixtures/catalogue/randomCars.ts';
import { collectingLogger, loadCars } from '../../fixtures/feeds/feedFixtures.ts';
import {
  describeReferenceCases,
  expectEqual,
  expectReferenceAnswers,
} from '../../fixtures/catalogue/referenceCases.ts';
import { searchOnce } from '../../fixtures/catalogue/referenceSearch.ts';

/*
 * Long form of server/catalogue/embedded/stockIndex.property.test.ts. SEARCH_REFERENCE_FEED (a path) and
 * SEARCH_REFERENCE_MAPPING (a file of config/feeds) also test another feed, SEARCH_REFERENCE_RUNS sets the number of
 * searches (default: 10,000): on a large feed the reference takes about 50 ms for each.
 */
const { SEARCH_REFERENCE_FEED: ownFeed, SEARCH_REFERENCE_MAPPING: ownMapping, SEARCH_REFERENCE_RUNS } = process.env;
const runs = Number(SEARCH_REFERENCE_RUNS ?? 10_000);

// 2,000 searches over the sizes and shapes.
describeReferenceCases((size) => (size >= 5000 ? 20 : 48));

async function carsOf(source: string, mapping: string): Promise<Car[][]> {
  const stock = await loadCars({
    source,
    mapping: await loadFeedMapping(resolve(mapping)),
    logger: collectingLogger(),
  });
  return [...(stock?.carsBySite.values() ?? [])];
}

describe(`the stock index answers ${runs} random searches as the reference search does`, () => {
  it('over the demo stock', async () => {
    const stocks = await carsOf(resolve('groups/polhem/stock/demo-cars.ndjson.gz'), 'groups/polhem/feeds/demo.json');
    expect(stocks).toHaveLength(8);
    for (const [place, cars] of stocks.entries()) {
      expectReferenceAnswers(cars, { numRuns: Math.ceil(runs / stocks.length), seed: 1000 + place });
    }
  }, 3_600_000);

  (ownFeed ? it : it.skip)(
    'over a feed of the one who runs it',
    async () => {
      const stocks = await carsOf(resolve(ownFeed ?? ''), ownMapping ?? 'groups/polhem/feeds/demo.json');
      expect(stocks.length).toBeGreaterThan(0);
      for (const [place, cars] of stocks.entries()) {
        expectReferenceAnswers(cars, { numRuns: Math.ceil(runs / stocks.length), seed: 2000 + place });
      }
    },
    7_200_000,
  );
});

describe('the stock index answers as the reference search does', () => {
  it('over more than 65,535 distinct values in a range facet', () => {
    const cars = Array.from({ length: 65_600 }, (_, i): Car => {
      const ownValues = { car_price: 10_000 + i, car_departmenterpid: `d${i}`, car_fuel: i % 2 ? 'el' : 'gas' };
      return { ...emptyCar(`car-${i}`), ...ownValues };
    });
    const index: StockIndex<Car> = buildStockIndex(cars, vehicleIndexSchema);
    const request: SearchRequest = {
      index: 'vehicles_test',
      fields: ['car_id'],
      keyphrase: '',
      facets: [{ name: 'car_price' }, { name: 'car_fuel' }, { name: 'car_departmenterpid' }],
      limit: 3,
      offset: 2,
      sort_name: 'car_price:desc',
      filters: { car_fuel: ['el'], car_price: ['30000-79990'] },
    };
    expectEqual(index.search(request), searchOnce(cars, request));
  });
});
