import { describe, expect, it } from '@jest/globals';
import { listFilters, listSearch, toListFacets } from './listSearch.ts';

const context = {
  listPath: '/bilar',
  facets: [{ name: 'car_fuel' }, { name: 'car_equipment', combine: 'all' as const }],
  sorts: [],
};

describe('listFilters()', () => {
  it('combines values as the facet says', () => {
    expect(listFilters({ car_fuel: ['El', 'Diesel'], car_equipment: ['Dragkrok', 'Takbox'] }, context)).toEqual({
      car_fuel: ['El', 'Diesel'],
      car_equipment: { all: ['Dragkrok', 'Takbox'] },
    });
  });

  it('keeps excluded values apart from the others', () => {
    expect(listFilters({ car_fuel: ['!El'], car_equipment: ['Dragkrok', '!Takbox'] }, context)).toEqual({
      car_fuel: { not: ['El'] },
      car_equipment: { all: ['Dragkrok'], not: ['Takbox'] },
    });
  });
});

describe('listSearch()', () => {
  it('requests facets without how they combine', () => {
    const state = { keyphrase: '', filters: {}, page: 0, sort: '' };
    expect(listSearch('vehicles_x', state, context, 'all').facets).toEqual([
      { name: 'car_fuel' },
      { name: 'car_equipment' },
    ]);
  });
});

describe('toListFacets()', () => {
  it('makes a range of the years, with the count of each', () => {
    const value = [
      { text: '2021', count: 3 },
      { text: '2018', count: 1 },
      { text: '2010', count: 0 },
    ];
    expect(toListFacets([{ name: 'car_year', type: 'terms', value }], {})).toEqual([
      { kind: 'range', name: 'car_year', min: 2018, max: 2021, counts: [1, 0, 0, 3] },
    ]);
  });

  it('has no range when all cars are of one year', () => {
    const value = [{ text: '2021', count: 3 }];
    expect(toListFacets([{ name: 'car_year', type: 'terms', value }], {})).toEqual([]);
  });
});
