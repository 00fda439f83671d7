import { expect, it } from '@jest/globals';
import { findRowList } from './findRowList.ts';

const car = (id: number): unknown => ({
  id,
  vehicle: { make: 'Kia', model: 'Ceed', 'fuel type': 'Petrol', doors: 5, seats: 5, vin: 'A' },
  features: [
    { name: 'ABS', type: 'Standard', price: null },
    { name: 'ESP', type: 'Standard', price: 1 },
  ],
  images: [{ href: 'a', width: 1, height: 1 }],
});

it.each([
  ['a list of the document', { total: 2, cars: [car(1), car(2)] }, 'cars'],
  ['a list inside the document', { data: { count: 2, cars: [car(1), car(2)] } }, 'data.cars'],
  ['the cars behind a list of other things', { facets: [{ name: 'make', count: 3 }], cars: [car(1)] }, 'cars'],
  ['lists of several dealers', { dealers: [{ name: 'A', cars: [car(1), car(2)] }] }, '$.dealers.*.cars.*'],
  [
    'objects in the entries of a list',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: car(1) }] },
    '$.itemListElement.*.item',
  ],
  [
    'offers in the entries of a list',
    { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'Offer', price: 1, itemOffered: car(1) }] },
    'itemListElement',
  ],
  [
    'a document that is one car',
    {
      '@type': 'Car',
      make: 'Kia',
      model: 'Ceed',
      year: 2020,
      price: 1,
      km: 2,
      image: [{ '@type': 'ImageObject', url: 'a' }],
    },
    '$',
  ],
  ['nothing in a list without a name', { '': [car(1), car(2)] }, null],
  ['nothing in a document without objects', {}, null],
])('findRowList() finds %s', (_what, document, path) => {
  expect(findRowList(JSON.stringify(document))).toBe(path);
  expect(findRowList(JSON.stringify(document, null, 2))).toBe(path);
});

it('findRowList() finds the list of a sample that ends in a car', () => {
  const text = JSON.stringify({ cars: [car(1), car(2)] });
  expect(findRowList(text.slice(0, -20))).toBe('cars');
});
