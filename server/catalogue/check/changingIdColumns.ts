import type { CarField } from '../../../shared/catalogue/Car.ts';
import { allIdColumns } from '../feed/mapping/idColumns.ts';
import { isItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping } from '../feed/mapping/FeedMappingTypes.ts';

const changingFields: readonly CarField[] = [
  'car_price',
  'car_retail_price',
  'car_campaign_price',
  'car_mileage',
  'car_odometer',
  'car_sale_state',
];

/** Returns the columns of a hashed id that change while a car is for sale: its page would move each time. */
export function changingIdColumns({ id, fields }: FeedMapping): string[] {
  if (!('hash' in id)) return [];
  const changing = new Set(
    changingFields.flatMap((field) => {
      const rule = fields[field];
      return rule && !isItemsRule(rule) ? [rule.column, ...(rule.columns ?? [])] : [];
    }),
  );
  return allIdColumns(id).filter((column) => changing.has(column));
}
