import { expect, it } from '@jest/globals';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import { withTowns } from './withTowns.ts';

const positions: Record<string, [number, number]> = {
  Knivsta: [59.73, 17.79],
  Kiruna: [67.86, 20.23],
  '75323': [59.86, 17.64],
};
const places: PlacesGateway = {
  autocomplete: (input) => {
    const name = Object.keys(positions).find((known) =>
      known.toLowerCase().startsWith(input.replace(' ', '').toLowerCase()),
    );
    return Promise.resolve(name === undefined ? [] : [{ placeId: name, description: name }]);
  },
  details: (name) => {
    const [latitude, longitude] = positions[name] ?? [0, 0];
    return Promise.resolve({ name, latitude, longitude, placeId: name, region: '' });
  },
  reverse: () => Promise.resolve(null),
};

const postcodes = {
  forms: [{ whole: '(\\d{3}) ?(\\d{2})', beginning: '(\\d{3}) ?(\\d{0,2})', separators: [' '] }],
  example: '754 50',
};
const site = { name: 'a', country: 'se', facets: [{ name: 'car_site_city' }], postcodes };
const empty = { facet: [], content: [], total_items: 0 };

/** Reads words over a stock in Uppsala, Stockholm and Umeå; `texts` are words in its cars' texts. */
async function understand(
  keyphrase: string,
  { texts = [], filters = {} }: { texts?: string[]; filters?: KeyphraseMeaning['filters'] } = {},
): Promise<KeyphraseMeaning> {
  const cars = {
    ...empty,
    facet: [
      {
        name: 'car_site_city',
        type: 'terms' as const,
        value: ['Uppsala', 'Stockholm', 'Umeå'].map((text) => ({ text, count: 3 })),
      },
    ],
  };
  const dealers = [
    { site_city: 'Umeå', site_geocoord: '63.83,20.26' },
    { site_city: 'Stockholm', site_geocoord: '59.33,18.07' },
    { site_city: 'Uppsala', site_geocoord: '59.86,17.64' },
    { site_city: 'Gävle', site_geocoord: '60.67,17.14' },
  ];
  const gateway: CatalogueGateway = {
    searchCars: (request) =>
      Promise.resolve<SearchResponse<object>>(
        request.keyphrase === '' ? cars : { ...empty, total_items: texts.includes(request.keyphrase) ? 4 : 0 },
      ),
    searchDealers: () => Promise.resolve({ ...empty, content: dealers, total_items: 4 }),
    understand: (request) => Promise.resolve({ filters, keyphrase: request.keyphrase }),
    relax: () => Promise.resolve({ lists: [], cars: [] }),
  };
  return withTowns(gateway, places, () => site).understand({ index: 'vehicles_a', language: 'sv', keyphrase });
}

it('a town without dealers means the towns with cars near it, nearest first', async () => {
  expect(await understand('knivsta')).toEqual({
    filters: { car_site_city: ['Uppsala', 'Stockholm'] },
    keyphrase: '',
    corrections: [{ from: 'knivsta', to: 'Uppsala / Stockholm' }],
  });
});

it('a town far from every dealer means the nearest town with cars', async () => {
  expect((await understand('Kiruna')).filters).toEqual({ car_site_city: ['Umeå'] });
});

it('a postcode means the towns with cars near it', async () => {
  const { filters, keyphrase } = await understand('753 23');
  expect({ filters, keyphrase }).toEqual({ filters: { car_site_city: ['Uppsala'] }, keyphrase: '' });
});

it('words around a place stay text', async () => {
  expect((await understand('ultra knivsta gt')).keyphrase).toBe('ultra gt');
});

it.each([
  ['a word that is in the texts of cars', 'knivsta', { texts: ['knivsta'] }],
  ['the beginning of a name', 'knivst', {}],
  ['a number that is no postcode', '7532', {}],
  ['a word of a search that names a town already', 'knivsta', { filters: { car_site_city: ['Umeå'] } }],
  ['a word of a sentence', 'vill åka ut till knivsta', {}],
])('%s is not taken as a place', async (_kind, words, stock: Parameters<typeof understand>[1]) => {
  const { keyphrase, corrections } = await understand(words, stock);
  expect({ keyphrase, corrections }).toEqual({ keyphrase: words, corrections: undefined });
});
