import type { CardCost } from '../../finance/carCosts.ts';
import type { Car } from '../Car.ts';

/** A car in a comparison, marked if it is no longer in stock or only partly loaded. */
export interface ComparedCar extends Partial<Car> {
  /** Monthly costs. */
  costs?: CardCost[];
  /** Only the card's fields: loading the full record failed. */
  partial?: true;
  /** No longer in stock; the record is that of the time it was chosen. */
  gone?: true;
}

/** Returns whether a car is still for sale. */
export function isForSale(car: ComparedCar): boolean {
  return car.gone !== true && car.car_sale_state !== 'sold';
}
