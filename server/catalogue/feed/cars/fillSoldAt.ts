import type { CarDraft } from './carFields.ts';
import type { MappingContext } from '../mapping/MappingContext.ts';

/**
 * Sets the day of sale: from the feed, else the day on which the car was first seen as sold.
 * That day is kept from reading to reading. A car that is not sold has none, even if its feed still has the date of an
 * earlier sale.
 * @param key "site/id" of the car
 */
export function fillSoldAt(car: CarDraft, key: string, context: MappingContext): void {
  if (car.car_sale_state !== 'sold') {
    car.car_sold_at = '';
    return;
  }
  const soldAt = String(car.car_sold_at);
  if (soldAt !== '' && !Number.isNaN(Date.parse(soldAt))) {
    return;
  }
  if (soldAt !== '') {
    context.countBlanked('car_sold_at');
  }
  const day = context.knownSold.get(key) ?? context.readAt.slice(0, 10);
  context.seenSold.set(key, day);
  car.car_sold_at = day;
}
