import { describe, expect, it } from '@jest/globals';
import { atLength } from '../../../../test/fixtures/atLength.ts';
import { ask } from '../../../../test/contracts/catalogue/catalogueSearches.ts';
import { expectEqual, expectReferenceAnswers, smallStock } from '../../../../test/fixtures/catalogue/referenceCases.ts';
import { stockWithSold } from '../../../../test/fixtures/catalogue/searchRequests.ts';
import { buildStockIndex } from '../StockIndex.ts';
import { vehicleIndexSchema } from '../vehicleIndexSchema.ts';

describe('an index that counts from known counts', () => {
  it.each([
    { cars: 65, numRuns: 100 },
    { cars: 700, numRuns: atLength ? 60 : 20 },
    // From some 1,000 cars on, ranges have prefixes.
    { cars: 2500, numRuns: atLength ? 40 : 8 },
  ])('answers as the reference does for $cars cars', ({ cars, numRuns }) => {
    const stock = stockWithSold(cars, smallStock, cars + 3);
    const index = buildStockIndex(stock, vehicleIndexSchema, undefined, 0);
    expectReferenceAnswers(stock, { numRuns, seed: cars }, index);
  });

  it('counts within any price range as an index without them does', () => {
    const stock = stockWithSold(2500, smallStock, 5);
    const known = buildStockIndex(stock, vehicleIndexSchema, undefined, 0);
    const plain = buildStockIndex(stock, vehicleIndexSchema, undefined, Infinity);
    const facets = ['car_price', 'car_mileage', 'car_fuel', 'car_year'].map((name) => ({ name }));
    const step = atLength ? 100_000 : 300_000;
    for (let min = 0; min < 900_000; min += step) {
      for (let max = min; max < 1_000_000; max += step) {
        const search = ask({ facets, limit: 0, filters: { car_price: [`${min}-${max}`] } });
        expectEqual(known.search(search), plain.search(search));
      }
    }
  });

  it('is larger than a small index, which has none', () => {
    const stock = stockWithSold(700, smallStock, 1);
    const known = buildStockIndex(stock, vehicleIndexSchema, undefined, 0);
    expect(buildStockIndex(stock, vehicleIndexSchema).bytes).toBeLessThan(known.bytes);
  });
});
