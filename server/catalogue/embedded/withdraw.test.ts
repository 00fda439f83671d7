import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { FacetValue, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { randomCars } from '../../../test/fixtures/catalogue/randomCars.ts';
import { smallStock } from '../../../test/fixtures/catalogue/referenceCases.ts';
import { searchRequests, stockWithSold } from '../../../test/fixtures/catalogue/searchRequests.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';

/** Values that only withdrawn cars have stay in a facet with count 0, and so do not count here. */
function counted(values: readonly FacetValue[]): FacetValue[] {
  return values
    .filter(({ count }) => count > 0)
    .map((value) => (value.children ? { ...value, children: counted(value.children) } : value));
}

function told({ facet, ...answer }: SearchResponse<Partial<Car>>): unknown {
  return { ...answer, facet: facet.map((one) => ({ ...one, value: counted(one.value) })) };
}

describe('a withdrawn car', () => {
  it('is in no result', () => {
    const cars = stockWithSold(300, smallStock, 4);
    const index = buildStockIndex(cars, vehicleIndexSchema);
    const gone = new Set(cars.filter((_car, at) => at % 3 === 0).map(({ car_id }) => car_id));
    for (const id of gone) expect(index.withdraw(id)).toBe(true);
    const left = cars.filter(({ car_id }) => !gone.has(car_id));
    const fresh = buildStockIndex(left, vehicleIndexSchema);
    expect(index.size).toBe(fresh.size);
    // values are taken from the cars left: a text that no car has any more may mean another one
    const requests = searchRequests(left).filter(({ keyphrase }) => keyphrase === '');
    fc.assert(
      fc.property(requests, (request: SearchRequest) =>
        expect(told(index.search(request))).toEqual(told(fresh.search(request))),
      ),
      { numRuns: 200, seed: 11, endOnFailure: true },
    );
  });

  it('is not listed', () => {
    const cars = randomCars(50, 1, smallStock);
    const index = buildStockIndex(cars, vehicleIndexSchema);
    const all = index.read(0, 50, ['car_id']).map(({ car_id }) => car_id);
    expect(index.withdraw(all[7] ?? '')).toBe(true);
    expect(index.read(0, 50, ['car_id']).map(({ car_id }) => car_id)).toEqual(all.filter((_id, at) => at !== 7));
  });

  it('changes the version of the list', () => {
    const cars = randomCars(50, 1, smallStock);
    const index = buildStockIndex(cars, vehicleIndexSchema);
    const before = index.version;
    const all = index.read(0, 50, ['car_id']).map(({ car_id }) => car_id);
    expect(index.withdraw(all[7] ?? '')).toBe(true);
    expect(index.version).not.toBe(before);
  });

  it('is withdrawn once', () => {
    const [car] = randomCars(1, 1, smallStock);
    const index = buildStockIndex(car ? [car] : [], vehicleIndexSchema);
    expect([index.withdraw(car?.car_id ?? ''), index.withdraw(car?.car_id ?? '')]).toEqual([true, false]);
    expect(index.size).toBe(0);
  });

  it('must be known', () => {
    const [car] = randomCars(1, 1, smallStock);
    const index = buildStockIndex(car ? [car] : [], vehicleIndexSchema);
    expect(index.withdraw('nobody')).toBe(false);
  });
});
