import type { Car } from '../../shared/catalogue/Car.ts';
import { knownAmount } from '../../shared/catalogue/carRules.ts';

const prices = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_lowest_price_30_days'] as const;
const monthlyCosts = [
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
] as const;
const monthlyFlags = [
  'car_has_privateleasing',
  'car_has_companyleasing',
  'car_has_campaign_loan',
  'car_has_campaign_privateleasing',
  'car_has_campaign_companyleasing',
] as const;

/**
 * Blanks prices of zero and below, which stand for "price on request", so that sorts and range filters treat them as
 * missing. A car without any price has no monthly cost either. Only fields that the car has are touched: a search may
 * deliver a part of it.
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
  if (car.car_leasing_options !== undefined) car.car_leasing_options = [];
  for (const field of monthlyCosts) if (car[field] !== undefined) car[field] = null;
  for (const field of monthlyFlags) if (car[field] !== undefined) car[field] = false;
}
