import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { createSiteVocabularies } from './createSiteVocabularies.ts';
import type { SiteVocabularies } from './createSiteVocabularies.ts';

const harbourBil = harbourSite('harbour-bil');
const harbourCarstoreSe = harbourSite('harbour-carstore-se');

const vocabulary: Vocabulary = new Map([
  [
    'car_fuel',
    [
      { labels: { sv: 'El', en: 'Electric', fi: 'Sähkö' }, values: ['BEV'] },
      { labels: { sv: 'Diesel', en: 'Diesel' }, values: [] },
      { labels: { sv: 'Gas' }, values: [] },
    ],
  ],
  ['brand_names', [{ labels: {}, values: ['Volkswagen', 'VW'] }]],
  ['car_model', [{ labels: { sv: '3-serie', en: '3 Series' }, values: [] }]],
]);

let warnings: unknown[];
let vocabularies: SiteVocabularies;
let missed: string[];

beforeEach(() => {
  warnings = [];
  missed = [];
  const logger = {
    debug: () => undefined,
    info: () => undefined,
    error: () => undefined,
    warn: (event: string, facts: object = {}) => void warnings.push({ event, ...facts }),
  };
  vocabularies = createSiteVocabularies(vocabulary, logger, (site) => void missed.push(site));
});

describe('findLabels()', () => {
  it('returns only the labels that differ from the delivered value', () => {
    expect(vocabularies.labelsOf(harbourBil, 'en')).toEqual({
      car_fuel: { BEV: 'Electric', El: 'Electric' },
      car_model: { '3-serie': '3 Series' },
      decimal_mark: { ',': '.' },
    });
  });

  it("returns the label of a feed's code in the main language", () => {
    expect(vocabularies.labelsOf(harbourBil, 'sv')).toEqual({ car_fuel: { BEV: 'El' } });
  });

  it('returns the same object for every request', () => {
    expect(vocabularies.labelsOf(harbourBil, 'en')).toBe(vocabularies.labelsOf(harbourBil, 'en'));
  });

  it('adds a spelling of another language once the stock delivers it', () => {
    vocabularies.observe(harbourBil, 'car_fuel', ['Sähkö']);
    expect(vocabularies.labelsOf(harbourBil, 'en')?.['car_fuel']).toMatchObject({ Sähkö: 'Electric' });
  });

  it('leaves out codes that the stock never has', () => {
    vocabularies.observe(harbourBil, 'car_fuel', ['El', 'Sähkö'], true);
    expect(vocabularies.labelsOf(harbourBil, 'en')?.['car_fuel']).toEqual({ El: 'Electric', Sähkö: 'Electric' });
    vocabularies.observe(harbourBil, 'car_fuel', ['BEV']);
    expect(vocabularies.labelsOf(harbourBil, 'en')?.['car_fuel']).toMatchObject({ BEV: 'Electric' });
  });

  it('tells of a site whose pages lack the label of a value that its stock has got since', () => {
    vocabularies.observe(harbourBil, 'car_fuel', ['El'], true);
    expect(missed).toEqual([]);
    vocabularies.observe(harbourBil, 'car_fuel', ['El', 'BEV']);
    expect(missed).toEqual([harbourBil.name]);
  });

  it('keeps the codes of a facet whose values are known in part', () => {
    vocabularies.observe(harbourBil, 'car_fuel', ['El']);
    expect(vocabularies.labelsOf(harbourBil, 'en')?.['car_fuel']).toEqual({ BEV: 'Electric', El: 'Electric' });
  });
});

describe('observe()', () => {
  it('logs a value without a label once', () => {
    vocabularies.observe(harbourBil, 'car_fuel', ['Vätgas', 'Gas', 'Diesel']);
    vocabularies.observe(harbourBil, 'car_fuel', ['Vätgas']);
    expect(warnings).toEqual([
      { event: 'vocabulary.missing', site: 'harbour-bil', language: 'en', facet: 'car_fuel', value: 'Vätgas' },
      { event: 'vocabulary.missing', site: 'harbour-bil', language: 'en', facet: 'car_fuel', value: 'Gas' },
    ]);
  });

  it('logs no unknown value of a site in one language', () => {
    vocabularies.observe(harbourCarstoreSe, 'car_fuel', ['Vätgas']);
    expect(warnings).toEqual([]);
  });

  it('logs no model', () => {
    vocabularies.observe(harbourBil, 'car_model', ['V60']);
    expect(warnings).toEqual([]);
  });
});

describe('deliveredValue()', () => {
  it.each([
    ['car_brand', 'vw', 'Volkswagen'],
    ['car_brand', 'VOLKSWAGEN', 'Volkswagen'],
    ['car_brand', 'skoda', 'Škoda'],
    ['car_brand', 'Foo', 'Foo'],
    ['car_fuel', 'sähkö', 'El'],
    ['car_fuel', 'ELECTRIC', 'El'],
    ['car_fuel', 'vätgas', 'Vätgas'],
    ['car_model', '3-series', '3-serie'],
    ['car_color', 'rod', 'rod'],
  ])('finds the value of %s that "%s" is in the stock', (facet, text, value) => {
    vocabularies.observe(harbourBil, 'car_brand', ['Volkswagen', 'Škoda']);
    vocabularies.observe(harbourBil, 'car_fuel', ['El', 'Vätgas']);
    vocabularies.observe(harbourBil, 'car_model', ['3-serie']);
    expect(vocabularies.deliveredValue(harbourBil, 'en', facet, text)).toBe(value);
  });
});
