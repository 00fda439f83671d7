import { expect, it } from '@jest/globals';
import { sellerPlace } from './sellerPlace.ts';

it.each([
  ['Polhem Bil Norrköping', 'Norrköping', 'Polhem Bil Norrköping'],
  ['Polhem Carstore Tampere Lielahti', 'Tampere, Lielahti', 'Polhem Carstore Tampere Lielahti'],
  ['Fjord Bil', 'Bergen', 'Fjord Bil, Bergen'],
  ['', 'Bergen', 'Bergen'],
])('the dealer "%s" in "%s" is "%s"', (car_site_name, car_site_city, text) => {
  expect(sellerPlace({ car_site_name, car_site_city })).toBe(text);
});
