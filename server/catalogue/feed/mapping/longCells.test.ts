import { expect, it } from '@jest/globals';
import { smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { createMappingContext } from './MappingContext.ts';
import { mapRow } from './mapRow.ts';

const text = `${'Ett ord '.repeat(125_000)}.`;

/** Reads a car with a text of a megabyte in a column. */
function readLong(column: string): unknown {
  const mapping = smallMapping({
    fields: {
      car_brand: { column: 'make', required: true },
      car_price: { column: 'price' },
      car_color: { column: 'colour' },
      car_description: { column: 'description' },
    },
  });
  const values = { id: '1', make: 'Volvo', price: '100', [column]: text };
  return mapRow({ line: 2, values }, mapping, createMappingContext(mapping, new Date('2024-05-01T06:00:00Z')));
}

it.each([
  ['id', 'car_id is longer than 300 characters'],
  ['make', 'car_brand has a value that is not served (column make)'],
  ['price', 'car_price is longer than 2000 characters (column price)'],
])('a row is skipped when its column "%s" has a megabyte', (column, reason) => {
  expect(readLong(column)).toMatchObject({ reason });
});

it('a text of a megabyte is left blank', () => {
  expect(readLong('colour')).toMatchObject({ car: { car_color: '' } });
});

it('a description of a megabyte is kept', () => {
  expect(readLong('description')).toMatchObject({ car: { car_description: text } });
});
