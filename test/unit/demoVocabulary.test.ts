import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { vocabularyEntry } from '../../shared/catalogue/vocabulary.ts';
import { demoSites } from '../fixtures/demo/demoSites.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { languageCodes } from '../fixtures/productData.ts';

type Row = Record<string, string | string[]>;

const facets = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_color',
  'car_drive',
  'car_condition',
  'car_equipment',
  'car_campaigns',
];

it('every value of the demo stock has a label in every language', async () => {
  const vocabulary = loadVocabulary(productLanguages());
  const stock = gunzipSync(await readFile('groups/polhem/stock/demo-cars.ndjson.gz'))
    .toString('utf8')
    .trim();
  const delivered = new Set<string>();
  for (const line of stock.split('\n')) {
    const car = JSON.parse(line) as Row;
    for (const facet of facets) {
      for (const value of [car[facet] ?? []].flat()) {
        if (value !== '') delivered.add(JSON.stringify([car['site'], facet, value]));
      }
    }
  }
  const missing = [...delivered].flatMap((key) => {
    const [name, facet, value] = JSON.parse(key) as [string, string, string];
    const main = demoSites.find((site) => site.name === name)?.languages[0];
    const entry = vocabularyEntry(vocabulary, facet, value, main);
    return languageCodes.filter((language) => !entry?.labels[language]).map((language) => `${key} ${language}`);
  });
  expect(missing).toEqual([]);
});
