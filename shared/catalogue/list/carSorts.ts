import type { SiteConfig } from '../../site/SiteTypes.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { Car, ValueField } from '../Car.ts';

/** Settings of a site that an order can depend on. */
export type SortSite = Pick<SiteConfig, 'struckPriceWithoutHistory'>;

interface CommonSort {
  direction: 'asc' | 'desc';
  /** Its name in the list. */
  textKey: TextKey;
  /** Sites whose list has it unless their file names other sorts; default: all. */
  isFor?: (site: Pick<SiteConfig, 'features' | 'vat'>) => boolean;
}

/** An order of cars by a field. */
interface FieldSort extends CommonSort {
  field: ValueField;
  read?: undefined;
}

/** An order by a value that is no field. A group's own search service lacks the value, so its lists lack the order. */
interface ComputedSort extends CommonSort {
  /** Name of the value in addresses and searches. */
  field: `car_${string}`;
  read: (car: Car, site: SortSite) => number | null;
}

export type CarSort = FieldSort | ComputedSort;

/**
 * Orders of a car list, in the order in which it offers them; the first is the default.
 * Lists, searches and OpenSearch follow this table. To add one: docs/how-to/add-a-sort-order.md.
 */
export const carSorts: readonly CarSort[] = [
  { field: 'car_publishdate', direction: 'desc', textKey: 'sortNewest' },
  { field: 'car_price', direction: 'asc', textKey: 'sortPriceLow' },
  { field: 'car_price', direction: 'desc', textKey: 'sortPriceHigh' },
  { field: 'car_mileage', direction: 'asc', textKey: 'sortMileageLow' },
  { field: 'car_year', direction: 'desc', textKey: 'sortYearNew' },
  { field: 'car_power', direction: 'desc', textKey: 'sortPowerHigh' },
];

/** Returns the `sort_name` of an order in searches, its value in addresses. */
export function sortName({ field, direction }: Pick<CarSort, 'field' | 'direction'>): string {
  return `${field}:${direction}`;
}

/** Returns the sorts of a list whose site names none. */
export function usualSorts(site: Pick<SiteConfig, 'features' | 'vat'>, sorts = carSorts): SiteConfig['sorts'] {
  return sorts
    .filter(({ isFor }) => isFor?.(site) ?? true)
    .map((sort) => ({ name: sortName(sort), textKey: sort.textKey }));
}

/** Leaves out the sorts that a group's own search service cannot have. */
export function sortsByFields(shown: SiteConfig['sorts'], sorts = carSorts): SiteConfig['sorts'] {
  const computed = new Set(sorts.filter(({ read }) => read).map(sortName));
  return shown.filter(({ name }) => !computed.has(name));
}
