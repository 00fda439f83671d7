import { describe, expect, it } from '@jest/globals';
import type { Car } from '../Car.ts';
import { chooseSimilar, similarSearches } from './similarCars.ts';

const car = {
  ...{ car_id: '1', car_brand: 'Volvo', car_model: 'V60 Cross Country', car_body: 'Kombi' },
  ...{ car_price: 384_900, car_year: 2022 },
};
const other = (car_id: string, more: Partial<Car>): Partial<Car> => ({ ...car, car_id, ...more });
const idsOf = (cars: Partial<Car>[]): (string | undefined)[] => cars.map(({ car_id }) => car_id);

describe('similarSearches()', () => {
  it('never looks for the car itself', () => {
    const near = { car_price: ['250185-577350'] };
    const not = { car_id: { not: ['1'] } };
    expect(similarSearches('vehicles_x', car).map(({ filters }) => filters)).toEqual([
      { ...not, car_brand: ['Volvo>V60 Cross Country'] },
      { ...not, car_brand: ['Volvo'], ...near },
      { ...not, car_body: ['Kombi'], ...near },
      { ...not, car_body: ['Kombi'] },
    ]);
  });

  it('searches without a price band for a car without a price', () => {
    const filters = similarSearches('vehicles_x', { ...car, car_price: 0 }).map((search) => search.filters);
    expect(filters.filter((filter) => 'car_price' in filter)).toEqual([]);
  });

  it('recommends any cars in place of one that is not known', () => {
    expect(similarSearches('vehicles_x', { car_id: '9' })).toMatchObject([{ filters: { car_id: { not: ['9'] } } }]);
  });
});

describe('chooseSimilar()', () => {
  it('prefers the same model to a cheap car of the same body', () => {
    const candidates = [
      other('ceed', { car_brand: 'Kia', car_model: 'Ceed', car_price: 139_900, car_year: 2019 }),
      other('xc60', { car_model: 'XC60', car_body: 'SUV', car_price: 399_900 }),
      other('v90', { car_model: 'V90', car_price: 389_900 }),
      other('v60', { car_model: 'V60', car_price: 349_900 }),
      other('passat', { car_brand: 'Volkswagen', car_model: 'Passat', car_price: 379_900 }),
    ];
    expect(idsOf(chooseSimilar(car, candidates))).toEqual(['v60', 'v90', 'xc60', 'passat', 'ceed']);
  });

  it('prefers the nearer price within a model', () => {
    const candidates = [
      other('old', { car_price: 289_900, car_year: 2018 }),
      other('near', { car_price: 379_900 }),
      other('far', { car_price: 564_900 }),
    ];
    expect(idsOf(chooseSimilar(car, candidates))).toEqual(['near', 'far', 'old']);
  });

  it('shows at most eight cars', () => {
    const candidates = [car, ...Array.from({ length: 24 }, (_none, at) => other(`c${String(at % 12)}`, {}))];
    const chosen = idsOf(chooseSimilar(car, candidates));
    expect(chosen).toHaveLength(8);
  });

  it('shows each car once', () => {
    const candidates = [car, ...Array.from({ length: 24 }, (_none, at) => other(`c${String(at % 12)}`, {}))];
    const chosen = idsOf(chooseSimilar(car, candidates));
    expect(new Set(chosen).size).toBe(8);
  });

  it('never shows the car itself', () => {
    const candidates = [car, ...Array.from({ length: 24 }, (_none, at) => other(`c${String(at % 12)}`, {}))];
    const chosen = idsOf(chooseSimilar(car, candidates));
    expect(chosen).not.toContain('1');
  });
});
