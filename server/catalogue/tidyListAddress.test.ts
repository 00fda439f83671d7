import { expect, it } from '@jest/globals';
import { harbourSite } from '../../test/fixtures/harbourSites.ts';
import { tidyListAddress } from './tidyListAddress.ts';
import type { TidyAddress } from './tidyListAddress.ts';

const site = harbourSite('harbour-bil');

/** Resolves the labels of a stock that delivers Swedish words. */
const deliveredValue = (_site: unknown, _language: unknown, _facet: string, text: string): string =>
  ({ Electric: 'El', 'Tow bar': 'Dragkrok' })[text] ?? text;

const tidy = (search: string, path = '/bilar', isWholeList = true): TidyAddress | null =>
  tidyListAddress({ site, language: 'sv', path, search, isWholeList }, deliveredValue);

it.each([
  ['', null],
  ['?car_fuel=El&car_price=100-200&page=2', null],
  ['?car_fuel=Electric', { status: 308, location: '/bilar?car_fuel=El' }],
  ['?car_fuel=%21Electric', { status: 308, location: '/bilar?car_fuel=!El' }],
  ['?car_equipment=Tow+bar%7CDragkrok', { status: 308, location: '/bilar?car_equipment=Dragkrok' }],
  ['?car_brand=Volvo', { status: 308, location: '/bilar/volvo' }],
  ['?car_brand=Volvo&car_fuel=El', { status: 308, location: '/bilar/volvo?car_fuel=El' }],
  ['?car_brand=Volvo&car_brand=BMW', null],
  ['?car_brand=%21Volvo', null],
  ['?car_price.min=&car_price.max=200000', { status: 302, location: '/bilar?car_price=-200000' }],
  ['?car_price.min=&car_price.max=&sort=car_publishdate%3Adesc&keyphrase=', { status: 302, location: '/bilar' }],
  ['?car_fuel=El&page=0', { status: 302, location: '/bilar?car_fuel=El' }],
  ['?keyphrase=&q=volv', { status: 302, location: '/bilar?q=volv' }],
])('tidyListAddress() of "%s" is %j', (search, address) => {
  expect(tidy(search)).toEqual(address);
});

it('tidyListAddress() leaves a list alone whose path has a brand too', () => {
  expect(tidy('?car_brand=BMW', '/bilar/volvo', false)).toBeNull();
});

it('tidyListAddress() tidies the query of a brand', () => {
  expect(tidy('?car_fuel=Electric', '/bilar/volvo', false)).toEqual({
    status: 308,
    location: '/bilar/volvo?car_fuel=El',
  });
});
