import type { Car } from '../../../shared/catalogue/Car.ts';
import { divideIntoLists } from './divideIntoLists.ts';
import { listOrders } from './listOrders.ts';

/**
 * Weight of an equal first picture next to a car where no list may show that.
 * That is of another model in every order, and of any model in the default order.
 */
const forbiddenWeight = 3000;
/**
 * Weight of an equal first picture in a list with two filters and another order than the default.
 * If that were forbidden, every third car would not be seen from the front.
 */
const reorderedWeight = 25;
/** Weights of an equal first picture one to four places away: in one row of the grid, or below each other. */
const nearWeights = [6, 2, 1, 1];
/** Factors of the default order and of the list without a filter, which most visitors see. */
const defaultOrderFactor = 3;
const wholeListFactor = 2;

/** Facets that visitors combine most. */
const mainFields = ['car_brand', 'car_body', 'car_fuel', 'car_gearbox', 'car_color', 'car_condition'] as const;
const furtherFields = [
  ...(['car_drive', 'car_seats', 'car_year', 'car_has_campaign_price', 'car_vat_eligible', 'car_sale_state'] as const),
  ...(['car_site_city', 'car_use', 'car_axles'] as const),
];

type FilterField = (typeof mainFields)[number] | (typeof furtherFields)[number] | 'car_equipment';

/** The cars that lists show near each car, with the weight of an equal first picture. */
type Neighbours = ReadonlyMap<Car, ReadonlyMap<Car, number>>;

function filtersOf(car: Car, fields: readonly FilterField[]): string[] {
  return fields.flatMap((field) => [car[field] ?? []].flat().map((value) => `${field}=${String(value)}`));
}

/** Names the lists that show a car; in the others, only models next to each other need to differ. */
function listsOf(car: Car): { browsed: string[]; others: string[] } {
  const main = filtersOf(car, mainFields);
  const combined = main.flatMap((filter, at) => main.slice(at + 1).map((other) => `${filter}&${other}`));
  return {
    browsed: ['', ...main, ...filtersOf(car, furtherFields)],
    others: [...combined, ...filtersOf(car, ['car_equipment'])],
  };
}

/** Returns the neighbours of each car in all lists of a site, in all their orders. */
export function listNeighbours(cars: readonly Car[]): Neighbours {
  const near = new Map(cars.map((car) => [car, new Map<Car, number>()]));
  const add = (one: Car, other: Car | undefined, weight: number): void => {
    if (!other) return;
    near.get(one)?.set(other, (near.get(one)?.get(other) ?? 0) + weight);
    near.get(other)?.set(one, (near.get(other)?.get(one) ?? 0) + weight);
  };
  const separate = (list: readonly Car[], includesOwnModel: boolean, weight = forbiddenWeight): void => {
    list.forEach((car, at) => {
      const next = list[at + 1];
      if (includesOwnModel || next?.car_model !== car.car_model) add(car, next, weight);
    });
  };
  const listsByCar = new Map(cars.map((car) => [car, listsOf(car)]));
  for (const [rank, order] of listOrders.entries()) {
    const ordered = [...cars].sort(order);
    const others = divideIntoLists(ordered, (car) => listsByCar.get(car)?.others ?? []);
    const isDefaultOrder = rank === 0;
    for (const list of others.values()) separate(list, false, isDefaultOrder ? forbiddenWeight : reorderedWeight);
    for (const [name, list] of divideIntoLists(ordered, (car) => listsByCar.get(car)?.browsed ?? [])) {
      separate(list, isDefaultOrder);
      const factor = (isDefaultOrder ? defaultOrderFactor : 1) * (name === '' ? wholeListFactor : 1);
      list.forEach((car, at) => {
        for (const [step, weight] of nearWeights.entries()) add(car, list[at + step + 1], weight * factor);
      });
    }
  }
  return near;
}
