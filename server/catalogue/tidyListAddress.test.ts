import { expect, it } from '@jest/globals';
import { harbourSite } from '../../test/fixtures/harbourSites.ts';
import { tidyListAddress } from './tidyListAddress.ts';
import type { TidyAddress } from './tidyListAddress.ts';

const site = harbourSite('harbour-bil');

/** Resolves the labels of a stock that delivers Swedish words. */
const deliveredValue = (_site: unknown, _language: unknown, _facet: string, text: string): string =>
  ({ Electric: 'El', 'Tow bar': 'Dragkrok', vw: 'Volkswagen', VW: 'Volkswagen', golf: 'Golf', škoda: 'Škoda' })[text] ??
  text;

function tidy(search: string, path = '/bilar'): TidyAddress | null {
  const segments = path.split('/').slice(2).map(decodeURIComponent);
  return tidyListAddress({ site, language: 'sv', path, search, segments }, deliveredValue);
}

it.each([
  ['', null],
  ['?car_fuel=El&car_price=100-200&page=2', null],
  ['?car_fuel=Electric', { status: 308, location: '/bilar?car_fuel=El' }],
  ['?car_fuel=%21Electric', { status: 308, location: '/bilar?car_fuel=!El' }],
  ['?car_equipment=Tow+bar%7CDragkrok', { status: 308, location: '/bilar?car_equipment=Dragkrok' }],
  ['?car_brand=Volvo', { status: 308, location: '/bilar/volvo' }],
  ['?car_brand=Volvo&car_fuel=El', { status: 308, location: '/bilar/volvo?car_fuel=El' }],
  ['?car_brand=VW', { status: 308, location: '/bilar/volkswagen' }],
  ['?car_brand=VW%3Egolf', { status: 308, location: '/bilar/volkswagen/golf' }],
  ['?car_brand=VW&car_brand=BMW', { status: 308, location: '/bilar?car_brand=Volkswagen&car_brand=BMW' }],
  ['?car_brand=%21VW', { status: 308, location: '/bilar?car_brand=!Volkswagen' }],
  ['?car_brand=VW&car_brand=Volkswagen', { status: 308, location: '/bilar/volkswagen' }],
  ['?car_fuel=El&car_fuel=Electric&car_fuel=Foo', { status: 308, location: '/bilar?car_fuel=El&car_fuel=Foo' }],
  ['?car_fuel=Foo', null],
  ['?car_price=200-100&car_year=20x&car_mileage=-', null],
  ['?car_brand=Volvo&car_brand=BMW', null],
  ['?car_brand=%21Volvo', null],
  ['?car_price.min=&car_price.max=200000', { status: 302, location: '/bilar?car_price=-200000' }],
  ['?car_price.min=&car_price.max=&sort=car_publishdate%3Adesc&keyphrase=', { status: 302, location: '/bilar' }],
  ['?car_fuel=El&page=0', { status: 302, location: '/bilar?car_fuel=El' }],
  ['?keyphrase=&q=volv', { status: 302, location: '/bilar?q=volv' }],
])('tidyListAddress() of "%s" is %j', (search, address) => {
  expect(tidy(search)).toEqual(address);
});

it.each([
  ['/bilar/vw', '', '/bilar/volkswagen'],
  ['/bilar/vw/golf', '', '/bilar/volkswagen/golf'],
  ['/bilar/%C5%A1koda', '?car_fuel=El', '/bilar/skoda?car_fuel=El'],
  ['/bilar/vw', '?car_fuel=Electric&q=x', '/bilar/volkswagen?car_fuel=El&q=x'],
  ['/bilar/vw', '?car_brand=BMW', '/bilar/volkswagen?car_brand=BMW'],
  ['/bilar/volkswagen', '', null],
  ['/bilar/a--b', '', null],
])('tidyListAddress() of "%s%s" leads to %j', (path, search, location) => {
  const address = tidy(search, path);
  expect(address).toEqual(location === null ? null : { status: 308, location });
  const [to = '', query] = address?.location.split('?') ?? [];
  if (address) expect(tidy(query === undefined ? '' : `?${query}`, to)).toBeNull();
});

it('tidyListAddress() leaves a list alone whose path has a brand too', () => {
  expect(tidy('?car_brand=BMW', '/bilar/volvo')).toBeNull();
});

it('tidyListAddress() tidies the query of a brand', () => {
  expect(tidy('?car_fuel=Electric', '/bilar/volvo')).toEqual({
    status: 308,
    location: '/bilar/volvo?car_fuel=El',
  });
});
