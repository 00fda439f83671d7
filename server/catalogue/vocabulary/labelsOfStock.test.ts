import { expect, it } from '@jest/globals';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { createSiteVocabularies } from './createSiteVocabularies.ts';
import { labelsOfStock } from './labelsOfStock.ts';
import type { LabelsOfStock } from './labelsOfStock.ts';
import { observeFacetValues } from './observeFacetValues.ts';

const site = harbourSite('harbour-bil');
const vocabulary: Vocabulary = new Map([
  ['car_fuel', [{ labels: { sv: 'El', en: 'Electric', fi: 'Sähkö' }, values: ['BEV', 'Elektro'] }]],
]);

/** Labels over a stock that delivers fuels in the words of another language. */
function labelsOver(fails: () => boolean = () => false): { labelsOf: LabelsOfStock; searches: () => number } {
  const vocabularies = createSiteVocabularies(vocabulary, silentLogger);
  let count = 0;
  const backend: CatalogueBackend = {
    searchCars: () => {
      count += 1;
      if (fails()) return Promise.resolve({ facet: [], content: [], total_items: 0, error: true });
      const value = [{ text: 'Electric', count: 1 }];
      return Promise.resolve({ facet: [{ name: 'car_fuel', type: 'terms', value }], content: [], total_items: 1 });
    },
    searchDealers: () => Promise.resolve({ facet: [], content: [], total_items: 0 }),
  };
  const observed = observeFacetValues(backend, vocabularies, () => site);
  return { labelsOf: labelsOfStock(observed, vocabularies), searches: () => count };
}

it('labelsOfStock() labels the spellings of the stock for the first page after a start', async () => {
  expect(await labelsOver().labelsOf(site, 'sv')).toEqual({ car_fuel: { Electric: 'El' } });
});

it('labelsOfStock() searches once for simultaneous first pages', async () => {
  const { labelsOf, searches } = labelsOver();
  await Promise.all([labelsOf(site, 'sv'), labelsOf(site, 'en'), labelsOf(site, 'sv')]);
  expect(searches()).toBe(1);
});

it('labelsOfStock() searches again after a failure', async () => {
  let failing = true;
  const { labelsOf } = labelsOver(() => failing);
  expect(await labelsOf(site, 'sv')).toEqual({ car_fuel: { BEV: 'El', Elektro: 'El' } });
  failing = false;
  expect(await labelsOf(site, 'sv')).toEqual({ car_fuel: { Electric: 'El' } });
});

it('labelsOfStock() does not search for a site without a stock', async () => {
  const { labelsOf, searches } = labelsOver();
  await labelsOf({ ...site, features: { ...site.features, stock: false } }, 'sv');
  expect(searches()).toBe(0);
});
