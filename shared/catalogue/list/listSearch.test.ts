import { describe, expect, it } from '@jest/globals';
import { facetSearch, listFilters, listSearch } from './listSearch.ts';

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

describe('facetSearch()', () => {
  it('requests one facet without cars', () => {
    const state = { keyphrase: 'röd', filters: { car_fuel: ['El'] }, page: 3, sort: '' };
    expect(facetSearch('vehicles_x', state, context, 'car_fuel')).toMatchObject({
      keyphrase: 'röd',
      filters: { car_fuel: ['El'] },
      facets: [{ name: 'car_fuel' }],
      limit: 0,
      offset: 0,
    });
  });
});
