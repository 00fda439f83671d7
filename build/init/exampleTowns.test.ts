import { describe, expect, it } from '@jest/globals';
import { exampleTowns } from './exampleTowns.ts';

describe('the towns of example dealers', () => {
  it.each([
    ['dk', ['København', 'Aarhus']],
    ['se', ['Stockholm', 'Göteborg']],
    ['de', ['Berlin', 'Hamburg']],
  ])('have the names usual in the country "%s"', async (country, names) => {
    expect((await exampleTowns(country, '.')).map(({ name }) => name)).toEqual(names);
  });
});
