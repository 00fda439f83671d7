import { expect, it } from '@jest/globals';
import { carSorts } from '../../../shared/catalogue/list/carSorts.ts';
import type { CarSort } from '../../../shared/catalogue/list/carSorts.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import { emptyCar } from '../../../test/fixtures/catalogue/randomCars.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchemaOf } from './vehicleIndexSchema.ts';

const cars = ['2', '3', '1'].map((id) => ({ ...emptyCar(id), car_owners: Number(id) }));

it.each<[CarSort['direction'], string[]]>([
  ['asc', ['1', '2']],
  ['desc', ['2', '1']],
])('a search sorts by a computed value %s with unknown ones last', (direction, order) => {
  const read: CarSort['read'] = ({ car_owners: owners }, { struckPriceWithoutHistory }) =>
    struckPriceWithoutHistory === 'show' && owners !== 3 ? (owners ?? null) : null;
  const sorts: CarSort[] = [...carSorts, { field: 'car_example', direction, textKey: 'sortNewest', read }];
  const index = buildStockIndex(cars, vehicleIndexSchemaOf({ struckPriceWithoutHistory: 'show' }, sorts));
  const request = searchRequest('vehicles_a', { limit: 9, sort_name: `car_example:${direction}` });
  expect(index.search(request).content.map(({ car_id: id }) => id)).toEqual([...order, '3']);
});
