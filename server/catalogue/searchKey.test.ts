import { describe, expect, it } from '@jest/globals';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import { relaxKey, searchKey } from './searchKey.ts';

const plain: SearchRequest = {
  index: 'vehicles_x',
  fields: ['car_id', 'slug'],
  keyphrase: '',
  facets: [{ name: 'car_fuel' }, { name: 'car_price' }],
  limit: 48,
  offset: 0,
  sort_name: '',
  filters: { car_fuel: ['El', 'Bensin'], car_brand: ['Volvo'] },
};

const keyOf = (change: Partial<SearchRequest>): string => searchKey({ ...plain, ...change });

describe('searchKey()', () => {
  it.each<[string, Partial<SearchRequest>]>([
    ['filters in another order', { filters: { car_brand: ['Volvo'], car_fuel: ['El', 'Bensin'] } }],
    ['values in another order', { filters: { car_fuel: ['Bensin', 'El'], car_brand: ['Volvo'] } }],
    ['a value twice', { filters: { car_fuel: ['El', 'Bensin', 'El'], car_brand: ['Volvo'] } }],
    ['a rule of alternatives', { filters: { car_fuel: { any: ['El', 'Bensin'] }, car_brand: ['Volvo'] } }],
    ['a filter without values', { filters: { ...plain.filters, car_body: [], car_drive: { not: [] } } }],
    ['fields in another order', { fields: ['slug', 'car_id'] }],
  ])('is the same with %s', (_case, change) => {
    expect(keyOf(change)).toBe(searchKey(plain));
  });

  it.each<[string, Partial<SearchRequest>]>([
    ['another index', { index: 'vehicles_y' }],
    ['other fields', { fields: ['car_id'] }],
    ['another keyphrase', { keyphrase: 'volvo' }],
    ['facets in another order', { facets: [{ name: 'car_price' }, { name: 'car_fuel' }] }],
    ['a sorted facet', { facets: [{ name: 'car_fuel', sort_order: 'asc' }, { name: 'car_price' }] }],
    ['a facet of its own filters', { facets: [{ name: 'car_fuel', filters: {} }, { name: 'car_price' }] }],
    ['another limit', { limit: 96 }],
    ['another offset', { offset: 48 }],
    ['another order', { sort_name: 'car_price:asc' }],
    ['excluded values', { filters: { car_fuel: { not: ['El', 'Bensin'] }, car_brand: ['Volvo'] } }],
    ['required values', { filters: { car_fuel: { all: ['El', 'Bensin'] }, car_brand: ['Volvo'] } }],
    ['a number for a text', { filters: { car_fuel: ['El', 'Bensin'], car_brand: [1] } }],
  ])('differs with %s', (_case, change) => {
    expect(keyOf(change)).not.toBe(keyOf({}));
  });

  it('keeps the text 1 apart from the number 1', () => {
    expect(keyOf({ filters: { car_seats: ['1'] } })).not.toBe(keyOf({ filters: { car_seats: [1] } }));
  });
});

describe('relaxKey()', () => {
  it('is the same with filters in another order', () => {
    const list = { index: 'vehicles_x', keyphrase: 'röd' };
    expect(relaxKey({ ...list, filters: { car_fuel: ['El'], car_brand: ['Volvo', 'BMW'] } })).toBe(
      relaxKey({ ...list, filters: { car_brand: ['BMW', 'Volvo'], car_fuel: ['El'] } }),
    );
  });
});
