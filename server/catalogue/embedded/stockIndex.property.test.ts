import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { StockShape } from '../../../test/fixtures/randomCars.ts';
import { randomCars, wordOf } from '../../../test/fixtures/randomCars.ts';
import { referenceSearch } from '../../../test/fixtures/referenceSearch.ts';
import { searchRequests, stockWithSold } from '../../../test/fixtures/searchRequests.ts';
import type { StockIndex } from './StockIndex.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';

const small: StockShape = {
  brands: 5,
  modelsPerBrand: 4,
  sites: 6,
  equipment: 30,
  vocabulary: 60,
  missing: 0.15,
  priceStep: 50_000,
};
const shapes: Record<string, StockShape> = {
  'with gaps': small,
  'of one value': { ...small, brands: 1, modelsPerBrand: 1, sites: 1, equipment: 1, missing: 0 },
  'with many prices': { ...small, priceStep: 1, brands: 20, missing: 0.02 },
  'without values': { ...small, missing: 1 },
};
const sizes = [0, 1, 2, 31, 32, 33, 64, 65, 700, 701, 2000];

/** Jest's own comparison is slow on long answers: it is asked only to show a difference. */
function expectEqual(answer: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
}

describe('the stock index answers as the reference search does', () => {
  for (const [name, shape] of Object.entries(shapes)) {
    for (const size of sizes) {
      it(`for ${size} cars ${name}`, () => {
        const cars = stockWithSold(size, shape, size + 7);
        const index = buildStockIndex(cars, vehicleIndexSchema);
        const numRuns = size >= 2000 ? 12 : size >= 700 ? 16 : 60;
        fc.assert(
          fc.property(searchRequests(cars), (request) => {
            expectEqual(index.search(request), referenceSearch(cars, request));
          }),
          { numRuns, seed: size + 1, endOnFailure: true },
        );
      });
    }
  }

  it('for more than 65,535 distinct values in one range and one term facet', () => {
    const base = randomCars(1, 1, small)[0];
    if (!base) throw new Error('The generator gave no car.');
    const cars = Array.from({ length: 70_000 }, (_, i): Car => {
      const ownValues = { car_price: 10_000 + i, car_departmenterpid: `d${i}`, car_fuel: i % 2 ? 'el' : 'gas' };
      return { ...base, ...ownValues, car_id: `car-${i}`, car_description: wordOf(i % 50) };
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
    expectEqual(index.search(request), referenceSearch(cars, request));
  });
});
