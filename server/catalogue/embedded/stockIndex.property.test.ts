import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { FacetRequest, Filters, SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { rangeFacets } from '../../../shared/catalogue/rangeFacets.ts';
import type { StockShape } from '../../../test/fixtures/randomCars.ts';
import { randomCars, seededRandom, wordOf } from '../../../test/fixtures/randomCars.ts';
import { referenceSearch } from '../../../test/fixtures/referenceSearch.ts';
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

const facetNames = ['car_fuel', 'car_body', 'car_year', 'car_seats', 'car_site_id', 'car_site_city', 'car_site_region'];
const moreFacets = ['car_campaigns', 'car_equipment', 'caroftheweek', 'car_sale_state', 'car_model', 'nonsense'];
const allFacets: FacetRequest[] = [
  { name: 'car_brand', child_name: 'car_model' },
  ...[...facetNames, ...moreFacets, ...rangeFacets].map((name) => ({ name })),
];

/** Jest's own comparison is slow on long answers: it is asked only to show a difference. */
function expectEqual(answer: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(answer, expected)) expect(answer).toEqual(expected);
}

/** A stock in which some cars are sold. */
function stockOf(size: number, shape: StockShape, seed: number): Car[] {
  const random = seededRandom(seed + 1);
  return randomCars(size, seed, shape).map((car) => (random() < 0.03 ? { ...car, car_sale_state: 'sold' } : car));
}

function requests(cars: readonly Car[]): fc.Arbitrary<SearchRequest> {
  const index = fc.nat({ max: Math.max(0, cars.length - 1) });
  const textFrom = (read: (car: Car) => unknown): fc.Arbitrary<string> =>
    index.map((i) => {
      const car = cars[i];
      const value = car ? read(car) : 'x';
      return String(Array.isArray(value) ? (value[0] ?? 'x') : value);
    });
  const some = (value: fc.Arbitrary<string>): fc.Arbitrary<string[]> => fc.array(value, { minLength: 0, maxLength: 3 });
  const termFilter = (name: keyof Car): fc.Arbitrary<Filters> =>
    some(
      fc.oneof({ weight: 8, arbitrary: textFrom((car) => car[name]) }, fc.constantFrom('nope', 'BENSIN', 'Kupe')),
    ).map((values) => ({ [name]: values }));
  const bound = fc.oneof(
    fc.constant(''),
    textFrom((car) => car.car_price ?? 0),
    fc.nat({ max: 40_000 }).map(String),
  );
  const range = fc.tuple(bound, bound).map(([low, high]) => `${low}-${high}`);
  const brandValue = fc.oneof(
    textFrom((car) => car.car_brand),
    textFrom((car) => `${car.car_brand}>${car.car_model}`),
    textFrom((car) => `${car.car_brand}>${car.car_model}`.toLowerCase().replace(' ', '-')),
  );
  const modelValue = fc.oneof(
    brandValue,
    textFrom((car) => car.car_model),
    textFrom((car) => car.car_model.toUpperCase()),
  );
  const oneFilter: fc.Arbitrary<Filters> = fc.oneof(
    some(brandValue).map((values) => ({ car_brand: values })),
    some(modelValue).map((values) => ({ car_model: values })),
    ...(['car_fuel', 'car_body', 'car_equipment', 'car_campaigns', 'car_site_id', 'car_sale_state'] as const).map(
      termFilter,
    ),
    termFilter('car_site_city').map((filter) => ({ car_website_city: filter['car_site_city'] ?? [] })),
    fc.constant<Filters>({ caroftheweek: [true] }),
    fc.constant<Filters>({ unheard_of: ['1'] }),
    some(textFrom((car) => car.car_id)).map((values) => ({ car_id: values })),
    some(textFrom((car) => car.car_id)).map((values) => ({ car_id: { not: values } })),
    some(textFrom((car) => car.car_fuel)).map((values) => ({ car_fuel: { not: values } })),
    fc
      .array(
        fc.oneof(
          fc.constantFrom('2010-2015', '2019-', '9-1', 'abc', '-'),
          textFrom((car) => car.car_year),
        ),
        {
          maxLength: 3,
        },
      )
      .map((values) => ({ car_year: values })),
    fc.tuple(fc.constantFrom(...rangeFacets), some(fc.oneof(range, fc.constant('abc')))).map(([name, values]) => ({
      [name]: values,
    })),
  );
  const word = fc.oneof(
    textFrom((car) => car.car_brand.split(' ')[0] ?? ''),
    textFrom((car) => car.car_model.slice(0, 3)),
    textFrom((car) => car.car_description.split(' ')[3] ?? ''),
    textFrom((car) => car.car_equipment),
    fc.constantFrom('el', 'ka', 'KUPÉ', 'bla', '2', 'zzz'),
  );
  const keyphrase = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')) },
    textFrom((car) => car.car_regno.toLowerCase().replace(/(...)/, '$1 ')),
    textFrom((car) => car.car_id),
  );
  const sortFields = ['car_price', 'car_mileage', 'car_year', 'car_publishdate', 'car_power', 'car_brand'];
  const sort = fc.oneof(
    fc.constantFrom('', 'nonsense', 'car_price:sideways'),
    fc.tuple(fc.constantFrom(...sortFields), fc.constantFrom('asc', 'desc')).map((parts) => parts.join(':')),
  );
  const facets = fc.subarray(allFacets).chain((chosen) =>
    fc.tuple(
      ...chosen.map((facet) =>
        fc.tuple(fc.boolean(), fc.option(oneFilter, { freq: 10 })).map(([isByText, filters]): FacetRequest => ({
          ...facet,
          ...(isByText ? { sort_order: 'asc' } : {}),
          ...(filters ? { filters } : {}),
        })),
      ),
    ),
  );
  return fc.record({
    index: fc.constant('vehicles_test'),
    fields: fc.constant(['car_id', 'car_brand']),
    keyphrase,
    facets,
    limit: fc.constantFrom(0, 1, 8, 24, 48, 1000),
    offset: fc.oneof(fc.constant(0), fc.nat({ max: 60 }), fc.constant(2500)),
    sort_name: sort,
    filters: fc.array(oneFilter, { maxLength: 4 }).map((parts) => Object.assign({}, ...parts) as Filters),
  });
}

describe('the stock index answers as the reference search does', () => {
  for (const [name, shape] of Object.entries(shapes)) {
    for (const size of sizes) {
      it(`for ${size} cars ${name}`, () => {
        const cars = stockOf(size, shape, size + 7);
        const index = buildStockIndex(cars, vehicleIndexSchema);
        const numRuns = size >= 2000 ? 12 : size >= 700 ? 16 : 60;
        fc.assert(
          fc.property(requests(cars), (request) => {
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
