import { expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { blankCar } from './carFields.ts';
import { RepeatedCars } from './RepeatedCars.ts';

const vin = 'YV1XZACV0P2000001';

/** Returns the problem of each car: what it repeats of which line; null for none. */
function repetitions(...cars: Partial<Car>[]): (string | null)[] {
  const repeated = new RepeatedCars();
  return cars.map((car, at) => {
    const problem = repeated.add('harbour-bil', { ...blankCar, car_brand: 'Volvo', ...car }, at + 1);
    return problem && `${problem.reason}: ${problem.value ?? ''}`;
  });
}

const problemOf = (kind: string): string => `the same car (${kind}) occurs in an earlier line, too: line 1`;

it.each<[string, Partial<Car>, Partial<Car>, string?]>([
  ['a VIN', { car_chassino: vin }, { car_chassino: vin }],
  ['a VIN in another spelling', { car_chassino: vin }, { car_chassino: ' yv1xzacv0p-2000001' }],
  ['a registration number without VINs', { car_regno: 'KLM123' }, { car_regno: 'klm 123' }, 'registration number'],
])('a car is repeated by %s', (_what, first, second, kind = 'VIN') => {
  expect(repetitions(first, {}, second)).toEqual([null, null, problemOf(kind)]);
});

it.each<[string, Partial<Car>, Partial<Car>]>([
  ['nothing that identifies them', {}, {}],
  ['a placeholder for the VIN', { car_chassino: 'XXXXXXXXXXXXXXXXX' }, { car_chassino: 'XXXXXXXXXXXXXXXXX' }],
  ['a VIN without serial number', { car_chassino: 'YV1XZACV0P2000000' }, { car_chassino: 'YV1XZACV0P2000000' }],
  ['a word for the plate', { car_regno: 'Oregistrerad' }, { car_regno: 'Oregistrerad' }],
  ['one plate of two VINs', { car_chassino: vin, car_regno: 'KLM123' }, { car_chassino: '1', car_regno: 'KLM123' }],
  ['one sold before', { car_chassino: vin, car_sale_state: 'sold' }, { car_chassino: vin }],
])('cars are two with %s', (_what, first, second) => {
  expect(repetitions(first, second)).toEqual([null, null]);
});
