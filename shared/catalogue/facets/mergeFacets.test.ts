import { describe, expect, it } from '@jest/globals';
import type { ListFacet, ListValue } from './ListFacet.ts';
import { packCounts } from './packHistogram.ts';
import { withFirstValues } from './withFirstValues.ts';
import { mergeFacets } from './mergeFacets.ts';

const fuel = (values: [string, number][]): ListFacet => ({
  kind: 'values',
  name: 'car_fuel',
  values,
});
const price = (min: number, max: number, counts: number[]): ListFacet => ({
  kind: 'range',
  name: 'car_price',
  min,
  max,
  counts: packCounts(counts),
});
const order = ['car_price', 'car_fuel'];

describe('the facets of a new answer', () => {
  it('keep the values on screen in their places', () => {
    const merged = mergeFacets(
      [
        fuel([
          ['El', 9],
          ['Bensin', 5],
        ]),
      ],
      [
        fuel([
          ['Bensin', 4],
          ['El', 1],
        ]),
      ],
      order,
    );
    expect(merged).toEqual([
      fuel([
        ['El', 1],
        ['Bensin', 4],
      ]),
    ]);
  });

  it('append new values', () => {
    const merged = mergeFacets([fuel([['El', 9]])], [fuel([['Gas', 2]])], order);
    expect(merged).toEqual([
      fuel([
        ['El', 0],
        ['Gas', 2],
      ]),
    ]);
  });

  it('keep a facet that the response no longer has', () => {
    const merged = mergeFacets([price(1, 9, [3, 4]), fuel([['El', 9]])], [fuel([['El', 1]])], order);
    expect(merged).toEqual([price(1, 9, [0, 0]), fuel([['El', 1]])]);
  });

  it('take the new extent of a range', () => {
    expect(mergeFacets([price(1, 9, [3, 4])], [price(2, 5, [1])], order)).toEqual([price(2, 5, [1])]);
  });

  it('are the same objects where they say the same', () => {
    const before = [price(1, 9, [3, 4]), fuel([['El', 9]])];
    const merged = mergeFacets(before, [price(1, 9, [3, 4]), fuel([['El', 8]])], order);
    expect(merged[0]).toBe(before[0]);
    expect(merged[1]).not.toBe(before[1]);
  });

  it('merge the children of a value', () => {
    const brand = (models: [string, number][]): ListFacet => ({
      kind: 'values',
      name: 'car_fuel',
      values: [['Volvo', 1, models]],
    });
    const merged = mergeFacets(
      [
        brand([
          ['XC60', 2],
          ['V60', 1],
        ]),
      ],
      [brand([['V60', 1]])],
      order,
    );
    expect(merged).toEqual([
      brand([
        ['XC60', 0],
        ['V60', 1],
      ]),
    ]);
  });

  it('drop the children of a value that is no longer chosen', () => {
    const brands = (values: ListValue[]): ListFacet => ({ kind: 'values', name: 'car_fuel', values });
    const before = brands([['Volvo', 2, [['XC60', 2]]]]);
    expect(mergeFacets([before], [brands([['Volvo', 3]])], order)).toEqual([brands([['Volvo', 3]])]);
  });

  it('put all values of an answer after the first ones of a page', () => {
    const [first] = withFirstValues([fuel(Array.from('abcdefghi', (text, at) => [text, 9 - at]))], { filters: {} });
    const merged = mergeFacets(
      first ? [first] : [],
      [fuel(Array.from('ihgfedcba', (text, at) => [text, 9 - at]))],
      order,
    );
    const values = merged.flatMap((facet) => (facet.kind === 'values' ? facet.values : []));
    expect(first).toMatchObject({ total: 9 });
    expect(values.map(([text]) => text).join('')).toBe('abcdefghi');
    expect(merged[0]).not.toHaveProperty('total');
  });
});
