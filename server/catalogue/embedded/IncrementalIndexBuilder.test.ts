import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { itAtLength } from '../../../test/fixtures/atLength.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { randomCars, seededRandom } from '../../../test/fixtures/catalogue/randomCars.ts';
import { smallStock } from '../../../test/fixtures/catalogue/referenceCases.ts';
import { searchRequests } from '../../../test/fixtures/catalogue/searchRequests.ts';
import { IncrementalIndexBuilder } from './IncrementalIndexBuilder.ts';
import type { StockIndex } from './StockIndex.ts';
import type { StockIndexData } from './StockIndexData.ts';
import { attachStockIndex, buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';

function read(builder: IncrementalIndexBuilder<Car>, cars: readonly Car[]): StockIndexData | null {
  builder.begin();
  for (const car of cars) builder.put(car);
  return builder.finish();
}

function indexOf(data: StockIndexData | null): StockIndex<Car> {
  if (!data) throw new Error('There is no new index.');
  return attachStockIndex(data, vehicleIndexSchema);
}

/** The same stock an hour later: some cars are gone, some sold or cheaper, some new. */
function later(cars: readonly Car[], seed: number): Car[] {
  const random = seededRandom(seed);
  const left = cars.flatMap((car): Car[] => {
    const chance = random();
    if (chance < 0.15) return [];
    if (chance < 0.25) return [{ ...car, car_sale_state: 'sold' }];
    return chance < 0.4 ? [{ ...car, car_price: 99_000, car_description: 'prissänkt' }] : [car];
  });
  return [...left, ...randomCars(20, seed, smallStock)];
}

describe('an index that is built again', () => {
  it('equals a new one whatever changed in between', () => {
    const builder = new IncrementalIndexBuilder(vehicleIndexSchema);
    let cars = randomCars(200, 1, smallStock);
    for (let reading = 2; reading < 7; reading += 1) {
      const again = indexOf(read(builder, cars));
      const fresh = buildStockIndex(cars, vehicleIndexSchema);
      expect(again.version).toBe(fresh.version);
      fc.assert(
        fc.property(searchRequests(cars), (request) => {
          const [answer, expected] = [again.search(request), fresh.search(request)];
          if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
        }),
        { numRuns: 20, seed: reading, endOnFailure: true },
      );
      cars = later(cars, reading);
    }
  });

  it('is left as it is when nothing changed', () => {
    const builder = new IncrementalIndexBuilder(vehicleIndexSchema);
    const cars = randomCars(10, 1, smallStock);
    expect(read(builder, cars)).not.toBeNull();
    expect(read(builder, structuredClone(cars))).toBeNull();
    expect(indexOf(read(builder, cars.slice(1))).size).toBe(9);
  });

  it('does not take what a refused reading brought', () => {
    const builder = new IncrementalIndexBuilder(vehicleIndexSchema);
    const cars = randomCars(10, 1, smallStock);
    read(builder, cars);
    builder.begin();
    builder.put({ ...(cars[0] as Car), car_price: 1 }); // never finished
    expect(read(builder, cars)).toBeNull();
  });

  it('leaves indexes in use as they are', () => {
    const builder = new IncrementalIndexBuilder(vehicleIndexSchema);
    const cars = randomCars(300, 1, smallStock);
    const before = indexOf(read(builder, cars));
    const expected = buildStockIndex(cars, vehicleIndexSchema).read(0, 300, []);
    read(builder, later(cars, 3));
    expect(before.read(0, 300, [])).toEqual(expected);
  });

  itAtLength('begins again once most of what it collected is out of use', () => {
    const builder = new IncrementalIndexBuilder(vehicleIndexSchema);
    const cars = randomCars(4000, 1, { ...smallStock, vocabulary: 5 });
    for (let price = 1; price <= 6; price += 1) {
      const changed = cars.map((car) => ({ ...car, car_price: price }));
      expect(indexOf(read(builder, changed)).size).toBe(4000);
    }
  });
});
