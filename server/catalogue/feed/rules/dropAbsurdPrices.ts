import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from '../cars/carFields.ts';

const prices = ['car_price', 'car_retail_price', 'car_campaign_price', 'car_lowest_price_30_days'] as const;

/**
 * Sets prices above the country's limit to 0, which stands for no price.
 * They are typing errors or placeholders (122222221).
 * The loan of such a price is removed. Reports each price to `onBlanked`.
 */
export function dropAbsurdPrices(
  car: CarDraft,
  maxPrice: number,
  onBlanked: (field: CarField, value: number) => void,
): void {
  for (const field of prices) {
    const amount = car[field];
    if (typeof amount !== 'number' || amount <= maxPrice) continue;
    onBlanked(field, amount);
    car[field] = 0;
    if (field !== 'car_price') continue;
    car.car_loan_option = null;
    car.car_loan_monthly_cost = null;
  }
}
