import { expect, it } from '@jest/globals';
import { dropAbsurdPrices } from './dropAbsurdPrices.ts';

/** Returns the price that is left, and the reasons for others. */
function priceOf(car_price: number, maxPrice: number | undefined): [unknown, string[]] {
  const car: { car_price: unknown } = { car_price };
  const reasons: string[] = [];
  dropAbsurdPrices(car, maxPrice, (reason) => void reasons.push(reason));
  return [car.car_price, reasons];
}

it.each([
  [122_222_221, 50_000_000, 'is above 50000000, the highest price of a car'],
  [9, 50_000_000, 'is below 100, no price of a car'],
  [620_000_000_000, undefined, 'is above 100000000000, the highest price of a car'],
])('the price %d is none where the highest is %s', (price, max, reason) => {
  expect(priceOf(price, max)).toEqual([0, [reason]]);
});

it.each([
  [500, 50_000_000],
  [50_000_000, 50_000_000],
  [1, undefined],
  [0, 50_000_000],
])('the price %d stays where the highest is %s', (price, max) => {
  expect(priceOf(price, max)).toEqual([price, []]);
});

it('a monthly cost that no car has is left blank', () => {
  const car = { car_privateleasing_monthly_cost: 3_999_000, car_companyleasing_monthly_cost: 3999 };
  dropAbsurdPrices(car, 50_000_000, () => undefined);
  expect(car).toEqual({ car_privateleasing_monthly_cost: null, car_companyleasing_monthly_cost: 3999 });
});
