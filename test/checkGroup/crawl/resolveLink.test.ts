import { expect, it } from '@jest/globals';
import { resolveLink } from './resolveLink.ts';

const sites = [
  { name: 'harbour-bil', hosts: ['harbour-bil.example', 'www.harbour-bil.example'] },
  { name: 'harbour-truck', hosts: ['harbour-truck.example'] },
];
const from = { site: 'harbour-bil', path: '/about/us?tab=1' };

it.each([
  ['/contact#map', 'harbour-bil', '/contact'],
  ['?step=car', 'harbour-bil', '/about/us?step=car'],
  ['team', 'harbour-bil', '/about/team'],
  ['https://www.harbour-bil.example/', 'harbour-bil', '/'],
  ['https://harbour-truck.example/cars', 'harbour-truck', '/cars'],
  ['http://harbour-truck.localhost:4000/cars', 'harbour-truck', '/cars'],
])('the link %s leads to a page of %s', (href, site, path) => {
  expect(resolveLink(href, from, sites)).toEqual({ site, path });
});

it.each(['mailto:info@harbour-bil.example', 'tel:+4712345678', 'https://elsewhere.example/', 'http://[', '/api/stock'])(
  'the link %s leads to no page of the group',
  (href) => {
    expect(resolveLink(href, from, sites)).toBeNull();
  },
);
