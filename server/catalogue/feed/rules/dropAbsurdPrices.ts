import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from '../cars/carFields.ts';

const prices = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_lowest_price_30_days'] as const;
const monthlyCosts = [
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
] as const;

/** Highest price in any currency, for countries that state none. */
const maxPriceAnywhere = 100_000_000_000;
/** Lower prices than this share of the country's highest stand for "price on request": 1 or 9 kronor. */
const minPriceShare = 1 / 500_000;
const maxMonthlyShare = 1 / 20;

/**
 * Sets implausible prices to 0, which stands for no price, and leaves such monthly costs blank.
 * They are typing errors or placeholders (122222221).
 * The loan of such a price is removed. Reports each to `onBlanked`, with the reason.
 * @param maxPrice of the country; undefined for a country that states none
 */
export function dropAbsurdPrices(
  car: CarDraft,
  maxPrice: number | undefined,
  onBlanked: (reason: string, field: CarField, value: number) => void,
): void {
  const max = maxPrice ?? maxPriceAnywhere;
  const min = maxPrice === undefined ? 0 : maxPrice * minPriceShare;
  for (const field of prices) {
    const amount = car[field];
    if (typeof amount !== 'number' || amount <= 0 || (amount >= min && amount <= max)) continue;
    const isHigh = amount > max;
    onBlanked(
      isHigh ? `is above ${String(max)}, the highest price of a car` : `is below ${String(min)}, no price of a car`,
      field,
      amount,
    );
    car[field] = 0;
    if (field !== 'car_price') continue;
    car.car_loan_option = null;
    car.car_loan_monthly_cost = null;
  }
  const maxCost = max * maxMonthlyShare;
  for (const field of monthlyCosts) {
    const amount = car[field];
    if (typeof amount !== 'number' || amount <= maxCost) continue;
    onBlanked(`is above ${String(maxCost)}, the highest monthly cost of a car`, field, amount);
    car[field] = null;
  }
}
