import { expect, it } from '@jest/globals';
import { smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { changingIdColumns } from './changingIdColumns.ts';

it.each([
  [{ hash: ['make', 'year', 'price'] }, ['price']],
  [{ hash: ['make', 'year', 'vin'] }, []],
  [{ hash: [['vin'], ['make', 'price']] }, ['price']],
  [{ column: 'price' }, []],
])('changingIdColumns() of %j are %j', (id, columns) => {
  expect(changingIdColumns(smallMapping({ id }))).toEqual(columns);
});
