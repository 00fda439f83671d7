import { carFieldNames } from './carFields.ts';
import type { CarDraft } from './carFields.ts';
import { loggableValue } from '../mapping/loggableValue.ts';
import type { ValueFault } from '../FeedRow.ts';

/** The year of the first petrol car (patent DRP 37435). */
const firstYear = 1886;
const saleStates = ['available', 'reserved', 'sold'];
const amounts = carFieldNames.filter((field) => /_(price|cost|value|mileage|odometer|price_30_days)$/.test(field));

/** Ids are part of addresses. */
const maxIdLength = 300;

/** Reason why a finished car cannot be served, whatever its feed; null when it can. */
export function faultOfCar(car: CarDraft, thisYear: number): ValueFault | null {
  if (car.car_id === '') {
    return { reason: 'car_id is missing', cure: 'Fill the column that id names.' };
  }
  if (String(car.car_id).length > maxIdLength) {
    return { reason: `car_id is longer than ${String(maxIdLength)} characters`, cure: 'Correct the cell.' };
  }
  if (typeof car.car_year === 'number' && !(car.car_year >= firstYear && car.car_year <= thisYear + 1)) {
    return {
      reason: `car_year is outside ${firstYear} to ${thisYear + 1}`,
      value: String(car.car_year),
      cure: 'Correct the year, or leave it blank with min and max in the rule.',
    };
  }
  if (!saleStates.includes(String(car.car_sale_state))) {
    const value = loggableValue(String(car.car_sale_state));
    return {
      reason: `car_sale_state is not one of ${saleStates.join(', ')}`,
      ...(value === undefined ? {} : { value }),
      cure: 'Translate it with valueMap.',
    };
  }
  const negative = amounts.find((field) => typeof car[field] === 'number' && car[field] < 0);
  if (negative === undefined) return null;
  return {
    reason: `${negative} is negative`,
    value: String(car[negative]),
    cure: 'Correct the cell, or leave it blank with "min": 0.',
  };
}
