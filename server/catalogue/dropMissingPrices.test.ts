import { describe, expect, it } from '@jest/globals';
import type { Car } from '../../shared/catalogue/Car.ts';
import { dropMissingPrices } from './dropMissingPrices.ts';

const settled = (car: Partial<Car>): Partial<Car> => {
  dropMissingPrices(car);
  return car;
};

describe('dropMissingPrices()', () => {
  it.each([0, -1])('blanks a price of %s with its text', (car_price) => {
    expect(settled({ car_price, car_price_text: `${String(car_price)} kr` })).toEqual({
      car_price: null,
      car_price_text: '',
    });
  });

  it('takes the loan from a car without a price', () => {
    const car = { car_price: 0, car_loan_monthly_cost: 900, car_loan_option: null, car_has_campaign_loan: true };
    expect(settled(car)).toEqual({
      car_price: null,
      car_loan_monthly_cost: null,
      car_loan_option: null,
      car_has_campaign_loan: false,
    });
  });

  it('keeps the leasing of a car without a price', () => {
    const leasing = { car_privateleasing_monthly_cost: 1200, car_has_privateleasing: true, car_leasing_options: [] };
    expect(settled({ car_price: 0, ...leasing })).toEqual({ car_price: null, ...leasing });
  });

  it('keeps the loan of a car with a retail price alone', () => {
    const car = { car_price: 0, car_retail_price: 100_000, car_loan_monthly_cost: 900 };
    expect(settled({ ...car })).toEqual({ ...car, car_price: null });
  });

  it('ends a campaign whose price is zero', () => {
    const car = { car_price: 100_000, car_campaign_price: 0, car_has_campaign_price: true };
    expect(settled({ ...car })).toEqual({ ...car, car_campaign_price: null, car_has_campaign_price: false });
  });

  it('leaves a part of a car without price fields unchanged', () => {
    expect(settled({ car_id: '1', car_loan_monthly_cost: 900 })).toEqual({ car_id: '1', car_loan_monthly_cost: 900 });
  });
});
