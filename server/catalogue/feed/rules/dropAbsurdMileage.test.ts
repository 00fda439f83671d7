import { expect, it } from '@jest/globals';
import { dropAbsurdMileage } from './dropAbsurdMileage.ts';

it.each([
  [330_000_004, 'km', 'is above 6000000 km, farther than any car has driven'],
  [700_000, 'mil', 'is above 600000 mil, farther than any car has driven'],
] as const)('the mileage %d %s is left blank', (car_mileage, unit, reason) => {
  const car = { car_mileage };
  const reasons: string[] = [];
  dropAbsurdMileage(car, unit, (why) => void reasons.push(why));
  expect([car, reasons]).toEqual([{ car_mileage: null }, [reason]]);
});

it.each([
  [5_230_000, 'km'],
  [3_250_000, 'miles'],
  [0, 'km'],
] as const)('the mileage %d %s stays', (car_mileage, unit) => {
  const car = { car_mileage };
  dropAbsurdMileage(car, unit, () => undefined);
  expect(car).toEqual({ car_mileage });
});
