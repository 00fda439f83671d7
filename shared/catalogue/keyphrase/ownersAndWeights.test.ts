import { expect, it } from '@jest/globals';
import { matchKeyphrase } from './keyphrase.ts';
import { productSearchWords } from '../../../test/fixtures/catalogue/productSearchWords.ts';
import type { Language } from '../../site/SiteTypes.ts';
import { noSearchWords } from './SearchWords.ts';
import type { Facet } from '../SearchTypes.ts';

const facets: Facet[] = [
  { name: 'car_owners', type: 'terms', value: ['1', '2', '4'].map((text) => ({ text, count: 1 })) },
  { name: 'car_gross_weight', type: 'histogram', value: [] },
];

it.each<[string, Language, Record<string, string[]>]>([
  ['en ägare', 'sv', { car_owners: ['1'] }],
  ['1 ägare', 'sv', { car_owners: ['1'] }],
  ['max 2 ägare', 'sv', { car_owners: ['1', '2'] }],
  ['one owner', 'en', { car_owners: ['1'] }],
  ['two previous owners', 'en', { car_owners: ['1', '2'] }],
  ['yksi omistaja', 'fi', { car_owners: ['1'] }],
  ['jeden majiteľ', 'sk', { car_owners: ['1'] }],
  ['aus erster Hand', 'de', { car_owners: ['1'] }],
  ['én eier', 'nb', { car_owners: ['1'] }],
  ['över 3500 kg', 'sv', { car_gross_weight: ['3500-'] }],
  ['totalvikt 16-18 ton', 'sv', { car_gross_weight: ['16000-18000'] }],
  ['gross weight under 7.5 tonnes', 'en', { car_gross_weight: ['0-7500'] }],
  ['dragvikt 3500 kg', 'sv', {}],
])('"%s" filters by owners or gross weight as its words say (%s)', (typed, language, filters) => {
  const searchWords = productSearchWords.get(language) ?? noSearchWords;
  expect(matchKeyphrase(typed, facets, { searchWords })).toEqual({ filters, keyphrase: '' });
});
