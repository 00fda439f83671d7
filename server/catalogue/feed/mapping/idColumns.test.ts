import { expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { isRowProblem } from '../FeedRow.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import { createMappingContext } from './MappingContext.ts';
import { mapRow } from './mapRow.ts';

type Values = Record<string, unknown>;

const whole: Values = { id: '1', make: 'Volvo', price: '100', year: '2011' };

/** Returns the ids of the rows of one reading. */
function readIds(id: FeedMapping['id'], ...rows: Values[]): (string | undefined)[] {
  const mapping = smallMapping({ id });
  const context = createMappingContext(mapping, new Date('2024-05-01T06:00:00Z'));
  return rows.map((row) => {
    const mapped = mapRow({ line: 2, values: { ...whole, ...row } }, mapping, context);
    return isRowProblem(mapped) ? undefined : mapped.car.car_id;
  });
}

it('a hashed VIN keeps the ids of cars when a price falls while the stock number repeats', () => {
  const first = { stock: 'S1', vin: 'YV1XZACV0P2000001', price: '199000' };
  const second = { stock: 'S1', vin: 'WAUZZZ8K1DA000002', price: '179000' };
  const [a, b] = readIds({ hash: ['vin'] }, first, second);
  expect(new Set([a, b, undefined]).size).toBe(3);
  expect(readIds({ hash: ['vin'] }, second, { ...first, price: '189000' })).toEqual([b, a]);
});

it.each<[string[], Values]>([
  [['vin'], { vin: 'YV1XZACV0P2000001', plate: 'KLM123', stock: 'S1' }],
  [['plate'], { vin: ' ', plate: 'KLM123', stock: 'S1' }],
  [['vin'], { vin: ['', 'YV1XZACV0P2000001'], plate: 'KLM123' }],
  [['stock', 'make'], { stock: 'S1' }],
  [['stock', 'make'], {}],
])('a choice of id columns takes %j of %j', (columns, row) => {
  const choice = { hash: [['vin'], ['plate'], ['stock', 'make']] };
  expect(readIds(choice, row)).toEqual(readIds({ hash: columns }, row));
});
