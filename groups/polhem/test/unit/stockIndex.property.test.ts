import { resolve } from 'node:path';
import { describe, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import { collectingLogger, loadCars } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { emptyCar } from '../../../../test/fixtures/catalogue/randomCars.ts';
import {
  describeReferenceCases,
  expectEqual,
  expectReferenceAnswers,
} from '../../../../test/fixtures/catalogue/referenceCases.ts';
import { searchOnce } from '../../../../test/fixtures/catalogue/referenceSearch.ts';
import { loadFeedMapping } from '../../../../server/catalogue/feed/mapping/feedMapping.ts';
import type { StockIndex } from '../../../../server/catalogue/embedded/StockIndex.ts';
import { buildStockIndex } from '../../../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../../../server/catalogue/embedded/vehicleIndexSchema.ts';

// Some hundred searches; test/long runs the full number, of every size.
describeReferenceCases((size) => (size < 700 ? 20 : size === 701 ? 6 : 0));

describe('the stock index answers as the reference search does', () => {
  it('for the demo stock', async () => {
    const source = resolve('groups/polhem/stock/demo-cars.ndjson.gz');
    const mapping = await loadFeedMapping(resolve('groups/polhem/feeds/demo.json'));
    const stock = await loadCars({ source, mapping, logger: collectingLogger() });
    for (const [place, cars] of [...(stock?.carsBySite.values() ?? [])].entries()) {
      expectReferenceAnswers(cars, { numRuns: 6, seed: place + 1 });
    }
  });

  it('for more than 65,535 distinct values in a range facet', () => {
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
