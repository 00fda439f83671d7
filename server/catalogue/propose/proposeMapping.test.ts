import { expect, it } from '@jest/globals';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { proposeMapping } from './proposeMapping.ts';

const vocabulary = loadVocabulary(productLanguages());

/** The proposed mapping of a CSV for a site with this unit of distances. */
const propose = (distanceUnit: SiteConfig['distanceUnit'], rows: Record<string, string>[]): object =>
  proposeMapping(
    { form: { format: 'csv' }, rows: rows.map((values, at) => ({ line: at + 2, values })) },
    { site: { name: 'cars', languages: ['en'], distanceUnit }, stockSites: ['cars'], vocabulary, plates: /^-$/ },
  ).mapping;

it('recognises the columns of an American export', () => {
  const rows = ['54075', '27986', '18300'].map((price, at) => ({
    Type: at === 0 ? 'New' : 'Used',
    Stock: `P2010${String(at)}`,
    Year: String(2024 + at),
    Make: 'Ford',
    Model: 'F-150',
    Ext_Color: 'Green',
    Engine_HP: '375',
    Miles: String(9000 + at),
    Selling_Price: price,
    MSRP: String(60_000 + at),
    DateInStock: at === 0 ? '11/02/2026' : '11/21/2026',
    SeatingCapacity: '5',
    ImageList: `https://images.example/${String(at)}.jpg|https://images.example/b.jpg`,
  }));
  expect(propose('miles', rows)).toMatchObject({
    dates: ['MM/DD/YYYY'],
    id: { column: 'Stock' },
    fields: {
      car_color: { column: 'Ext_Color' },
      car_power: { column: 'Engine_HP' },
      car_mileage: { column: 'Miles' },
      car_price: { column: 'Selling_Price' },
      car_retail_price: { column: 'MSRP' },
      car_publishdate: { column: 'DateInStock' },
      car_seats: { column: 'SeatingCapacity' },
    },
    images: { column: 'ImageList' },
  });
});

it.each([
  ['mil', { column: 'Mileage', ifBad: 'blank', unit: 'km' }],
  ['km', { column: 'Mileage', ifBad: 'blank' }],
  ['miles', { column: 'Mileage', ifBad: 'blank' }],
] as const)('proposes the unit of large mileages for a site with %s', (distanceUnit, rule) => {
  const rows = [45_000, 61_000, 98_000].map((mileage) => ({ Make: 'Ford', Mileage: String(mileage) }));
  expect(propose(distanceUnit, rows)).toHaveProperty('fields.car_mileage', rule);
});
