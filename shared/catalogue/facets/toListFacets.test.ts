import { describe, expect, it } from '@jest/globals';
import type { Facet } from '../SearchTypes.ts';
import { toListFacets } from './toListFacets.ts';

const years = (value: Facet['value']): Facet => ({ name: 'car_year', type: 'terms', value });
const brands: Facet = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'terms',
  value: [
    {
      text: 'Volvo',
      count: 3,
      children: [
        { text: 'XC60', count: 2 },
        { text: 'V60', count: 1 },
      ],
    },
    { text: 'Kia', count: 1, children: [{ text: 'EV6', count: 1 }] },
  ],
};

describe('toListFacets()', () => {
  it('makes a range of the years', () => {
    const facet = years([
      { text: '2021', count: 3 },
      { text: '2018', count: 1 },
      { text: '2010', count: 0 },
    ]);
    expect(toListFacets([facet], {})).toEqual([
      { kind: 'range', name: 'car_year', min: 2018, max: 2021, counts: '1003' },
    ]);
  });

  it('has no range when all cars are of one year', () => {
    expect(toListFacets([years([{ text: '2021', count: 3 }])], {})).toEqual([]);
  });

  it('has the children of chosen values alone', () => {
    expect(toListFacets([brands], { car_brand: ['Volvo>V60'] })).toEqual([
      {
        kind: 'values',
        name: 'car_brand',
        values: [
          [
            'Volvo',
            3,
            [
              ['XC60', 2],
              ['V60', 1],
            ],
          ],
          ['Kia', 1],
        ],
        childCounts: { Kia: 1 },
      },
    ]);
  });

  it('has an excluded child of a value that is not chosen', () => {
    expect(toListFacets([brands], { car_brand: ['!Volvo>V60'] })[0]).toMatchObject({
      values: [
        ['Volvo', 3, [['V60', 1]]],
        ['Kia', 1],
      ],
      childCounts: { Volvo: 2, Kia: 1 },
    });
  });

  it('has the edges between bins of different widths', () => {
    const bin = (min: number, max: number): Facet['value'][number] => ({ text: '', count: 1, min, max });
    const value = [bin(0, 100), bin(100, 110), bin(110, 120), bin(120, 220)];
    expect(toListFacets([{ name: 'car_price', type: 'histogram', min: 0, max: 220, value }], {})).toEqual([
      {
        kind: 'range',
        name: 'car_price',
        min: 0,
        max: 220,
        counts: '1111',
        edges: [
          [0, 0],
          [1, 100],
          [3, 120],
          [4, 220],
        ],
      },
    ]);
  });
});
