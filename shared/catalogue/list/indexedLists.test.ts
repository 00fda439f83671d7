import { expect, it } from '@jest/globals';
import { isIndexable, landingValue } from './indexedLists.ts';
import { emptyListState } from './listState.ts';
import type { ListContext, ListState } from './listState.ts';

const urls: ListContext = { listPath: '/bilar', facets: [], sorts: [{ name: 'car_publishdate:desc' }] };
const empty = emptyListState(urls);
const listOf = (filters: ListState['filters']): ListState => ({ ...empty, filters });

it.each<[string, ListState['filters']]>([
  ['all cars', {}],
  ['a brand', { car_brand: ['Volvo'] }],
  ['a model', { car_brand: ['Volvo>XC60'] }],
  ['a body', { car_body: ['Kombi'] }],
  ['a town', { car_site_city: ['Uppsala'] }],
  ['a brand by fuel', { car_brand: ['Volvo'], car_fuel: ['El'] }],
])('search engines index the list of %s', (_list, filters) => {
  expect(isIndexable(listOf(filters), urls)).toBe(true);
});

it.each<[string, ListState]>([
  ['two brands', listOf({ car_brand: ['Volvo', 'BMW'] })],
  ['two brands by fuel', listOf({ car_brand: ['Volvo', 'BMW'], car_fuel: ['El'] })],
  ['a model by fuel', listOf({ car_brand: ['Volvo>XC60'], car_fuel: ['El'] })],
  ['two bodies', listOf({ car_body: ['Kombi', 'SUV'] })],
  ['a body by fuel', listOf({ car_body: ['Kombi'], car_fuel: ['El'] })],
  ['all but a fuel', listOf({ car_fuel: ['!Diesel'] })],
  ['a price', listOf({ car_price: ['-200000'] })],
  ['words', { ...empty, keyphrase: 'red' }],
  ['all values of a facet', { ...empty, completeFacets: ['car_brand'] }],
])('search engines do not index the list of %s', (_list, state) => {
  expect(isIndexable(state, urls)).toBe(false);
});

it('landingValue() names what a list is narrowed to besides its brand', () => {
  expect(landingValue(listOf({ car_brand: ['Volvo'], car_fuel: ['El'] }), urls)).toEqual({
    facet: 'car_fuel',
    value: 'El',
  });
});
