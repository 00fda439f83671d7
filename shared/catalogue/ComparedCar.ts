import type { CarCost } from '../finance/carCosts.ts';
import type { Car } from './Car.ts';

/** A car in a comparison. What the back end no longer has, or could not tell in full, is said with it. */
export interface ComparedCar extends Partial<Car> {
  /** What it costs by the month. */
  costs?: CarCost[];
  /** Only what its card shows: the full record could not be fetched. */
  partial?: true;
  /** No longer in stock; the record is what it was when it was chosen. */
  gone?: true;
}

/** Whether a car can still be had. */
export function isForSale(car: ComparedCar): boolean {
  return car.gone !== true && car.car_sale_state !== 'sold';
}
