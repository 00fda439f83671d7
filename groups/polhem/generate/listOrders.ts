import { parseSortName } from '../../../server/catalogue/embedded/columns/IndexColumns.ts';
import { vehicleIndexSchema } from '../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';

type Order = (one: Car, other: Car) => number;

/** Orders cars as the search does: equal values by id, missing values last in both directions. */
function orderBy(sortName: string): Order {
  const sort = parseSortName(sortName);
  const field = vehicleIndexSchema.sorts.find(({ name }) => name === sort?.field);
  if (!sort || !field) throw new Error(`The search cannot sort by "${sortName}".`);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return (one, other) => {
    const [value, otherValue] = [field.read(one) ?? null, field.read(other) ?? null];
    if (value === otherValue) return one.car_id < other.car_id ? -1 : 1;
    if (value === null) return 1;
    if (otherValue === null) return -1;
    return value < otherValue ? -sign : sign;
  };
}

/** The order of a list without a choice of the visitor. */
export const defaultOrder = orderBy(vehicleIndexSchema.defaultSort);

/** Orders of car lists that the pictures are chosen for, the default first; others need no new pictures. */
export const listOrders: readonly Order[] = [
  'car_publishdate:desc',
  'car_price:asc',
  'car_price:desc',
  'car_mileage:asc',
  'car_year:desc',
  'car_power:desc',
].map(orderBy);
