import { carFieldNames } from './carFields.ts';
import type { CarDraft } from './carFields.ts';

/** The year of the first petrol car (patent DRP 37435). */
const firstYear = 1886;
const saleStates = ['available', 'reserved', 'sold'];
const amounts = carFieldNames.filter((field) => /_(price|cost|value|mileage|odometer|price_30_days)$/.test(field));

/** Why a finished car cannot be served, whatever feed it came from; null when it can. */
export function faultOfCar(car: CarDraft, thisYear: number): string | null {
  if (car.car_id === '') {
    return 'car_id is missing';
  }
  if (typeof car.car_year === 'number' && !(car.car_year >= firstYear && car.car_year <= thisYear + 1)) {
    return `car_year is outside ${firstYear} to ${thisYear + 1}`;
  }
  if (!saleStates.includes(String(car.car_sale_state))) {
    return `car_sale_state is none of ${saleStates.join(', ')}`;
  }
  const negative = amounts.find((field) => typeof car[field] === 'number' && car[field] < 0);
  return negative === undefined ? null : `${negative} is negative`;
}
