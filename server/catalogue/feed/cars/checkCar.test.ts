import { expect, it } from '@jest/globals';
import { testCar } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { CarDraft } from './carFields.ts';
import { faultOfCar } from './checkCar.ts';

const car = (change: object): CarDraft => ({ ...testCar(1, {}), car_sale_state: 'available', ...change });

it.each([
  [{}, null],
  [{ car_id: '' }, { reason: 'car_id is missing' }],
  [{ car_year: 1885 }, { reason: expect.stringContaining('car_year is outside 1886 to 2027'), value: '1885' }],
  [{ car_year: 2028 }, { value: '2028' }],
  [{ car_sale_state: 'lost' }, { reason: expect.stringContaining('car_sale_state is not one of'), value: 'lost' }],
])('faultOfCar() of a car with %j is %j', (change, fault) => {
  const found = faultOfCar(car(change), 2026);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatchObject(fault);
});
