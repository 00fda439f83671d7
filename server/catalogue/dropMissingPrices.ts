import type { Car } from '../../shared/catalogue/Car.ts';
import { knownAmount } from '../../shared/catalogue/car/carRules.ts';

const prices = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_lowest_price_30_days'] as const;
/**
 * Blanks prices of zero and below, which stand for "price on request".
 * Sorts and range filters then treat them as missing. A car without any price has no loan either; its leasing has a
 * separate price and stays. Only existing fields are changed: a search may deliver a part of the car.
 */
export function dropMissingPrices(car: Partial<Car>): void {
  for (const field of prices) {
    const amount = car[field];
    if (amount === undefined || amount === null || knownAmount(amount) !== null) continue;
    car[field] = null;
    if (car[`${field}_text`] !== undefined) car[`${field}_text`] = '';
  }
  if (car.car_campaign_price === null && car.car_has_campaign_price) car.car_has_campaign_price = false;
  if (car.car_price !== null || knownAmount(car.car_retail_price) !== null) return;
  if (knownAmount(car.car_campaign_price) !== null) return;
  if (car.car_loan_option !== undefined) car.car_loan_option = null;
  if (car.car_loan_monthly_cost !== undefined) car.car_loan_monthly_cost = null;
  if (car.car_has_campaign_loan !== undefined) car.car_has_campaign_loan = false;
}
