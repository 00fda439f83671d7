import { describe, expect, it } from '@jest/globals';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Facet, SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { noSearchWords } from '../../../shared/catalogue/keyphrase/SearchWords.ts';
import { productSearchWords } from '../../../test/fixtures/catalogue/productSearchWords.ts';
import { withKeyphrases } from './withKeyphrases.ts';

const facetNames = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }, { name: 'car_mileage' }];

const facetsWith = (...brands: string[]): Facet[] => [
  { name: 'car_brand', type: 'terms', value: brands.map((text) => ({ text, count: 1, children: [] })) },
];

const swedish = productSearchWords.get('sv') ?? noSearchWords;
const synonyms = new Map([['folka', { car_brand: ['Volvo'] }]]);

/** A search engine that records its requests, and the interpretation of words over it. */
function setUp(answer: (request: SearchRequest) => Partial<SearchResponse<Partial<Car>>>) {
  const asked: SearchRequest[] = [];
  const backend: CatalogueBackend = {
    searchCars: (request) => {
      asked.push(request);
      return Promise.resolve({ facet: [], content: [], total_items: 0, ...answer(request) });
    },
    searchDealers: () => Promise.resolve({ facet: [], content: [], total_items: 0 }),
  };
  let time = Date.UTC(2026, 0, 1);
  const gateway = withKeyphrases(backend, () => facetNames, {
    now: () => time,
    searchWords: new Map([...productSearchWords, ['sv', { ...swedish, synonyms }]]),
    siteOf: () => ({ distanceUnit: 'km' }),
  });
  return {
    asked,
    pass: (ms: number) => (time += ms),
    understand: (keyphrase: string, language: Language = 'sv') =>
      gateway.understand({ index: 'vehicles_a', language, keyphrase }),
  };
}

describe('withKeyphrases', () => {
  it('requests facet values without cars', async () => {
    const { asked, understand } = setUp(() => ({ facet: facetsWith('Volvo') }));
    expect(await understand('volvo röd')).toEqual({ filters: { car_brand: ['Volvo'] }, keyphrase: 'röd' });
    expect(asked).toEqual([expect.objectContaining({ index: 'vehicles_a', limit: 0, facets: [facetNames[0]] })]);
  });

  it('knows the synonyms of the site', async () => {
    const { understand } = setUp(() => ({ facet: facetsWith('Volvo') }));
    expect(await understand('folka under 5000 mil')).toEqual({
      filters: { car_brand: ['Volvo'], car_mileage: ['0-50000'] },
      keyphrase: '',
    });
    expect((await understand('folka', 'en')).filters).toEqual({});
    expect((await understand('över 300 hk')).filters).toEqual({}); // no such facet
  });

  it('reads facets once a minute for all languages', async () => {
    let brands = ['Volvo'];
    const { asked, pass, understand } = setUp(() => ({ facet: facetsWith(...brands) }));
    await Promise.all([understand('volvo'), understand('volvo', 'en'), understand('bmw')]);
    expect(asked).toHaveLength(1);
    brands = ['BMW'];
    pass(59_000);
    expect((await understand('bmw')).filters).toEqual({});
    pass(1_000);
    expect((await understand('bmw')).filters).toEqual({ car_brand: ['BMW'] });
    expect(asked).toHaveLength(2);
  });

  it('leaves everything as text while the engine fails', async () => {
    let failing = true;
    const { understand } = setUp(() => (failing ? { error: true } : { facet: facetsWith('Volvo') }));
    expect(await understand('volvo röd')).toEqual({ filters: {}, keyphrase: 'volvo röd' });
    failing = false;
    expect((await understand('volvo')).filters).toEqual({ car_brand: ['Volvo'] });
  });

  it('passes on that there is no such index', async () => {
    let known = false;
    const { understand } = setUp(({ index }) => {
      if (!known) throw new UnknownIndexError(index);
      return { facet: facetsWith('Volvo') };
    });
    await expect(understand('volvo')).rejects.toThrow(UnknownIndexError);
    known = true;
    expect((await understand('volvo')).filters).toEqual({ car_brand: ['Volvo'] });
  });

  it('mends a typing error in a brand', async () => {
    const { understand } = setUp(() => ({ facet: facetsWith('Volvo') }));
    expect((await understand('vovlo')).filters).toEqual({ car_brand: ['Volvo'] });
  });

  it('lets a word be that the stock has', async () => {
    const { understand } = setUp(({ keyphrase }) => ({
      facet: facetsWith('Volvo'),
      total_items: keyphrase === 'volvi' ? 2 : 0,
    }));
    expect(await understand('volvi')).toEqual({ filters: {}, keyphrase: 'volvi' });
  });

  it('does not take a word for one of the stock that the engine had to mend', async () => {
    const { understand } = setUp(({ keyphrase }) => ({
      facet: facetsWith('Volvo'),
      ...(keyphrase ? { total_items: 2, keyphrase_used: 'volvo' } : {}),
    }));
    expect((await understand('vovlo')).filters).toEqual({ car_brand: ['Volvo'] });
  });
});
