import { describe, expect, it } from '@jest/globals';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../../../shared/catalogue/SearchTypes.ts';
import { vehicleIndexSchema } from '../../embedded/vehicleIndexSchema.ts';
import { binsBody } from './facetAggregation.ts';
import { keyMatchesBody } from './KeyMatches.ts';
import type { KnownValues } from './KnownValues.ts';
import { readKnownValues } from './KnownValues.ts';
import { withExtent } from '../responses/readFacet.ts';
import { repairBody } from './repairedKeyphrase.ts';
import { searchPlan } from './searchPlan.ts';

function ask(more: Partial<SearchRequest> = {}): SearchRequest {
  const plain = { index: 'vehicles_x', fields: ['car_id'], keyphrase: '', facets: [], sort_name: '', filters: {} };
  return { ...plain, limit: 24, offset: 0, ...more };
}

/** Two brands, three fuels, prices from 100 to 102. */
function knownValues(): KnownValues {
  const counted = (...keys: string[]) => ({
    sum_other_doc_count: 0,
    buckets: keys.map((key) => ({ key, doc_count: 1 })),
  });
  const part: Record<string, unknown> = { doc_count: 3 };
  for (const { name } of vehicleIndexSchema.terms) part[`term ${name}`] = counted();
  for (const { name } of vehicleIndexSchema.ranges) part[`range ${name}`] = { min: null, max: null };
  part['term car_fuel'] = counted('El', 'Bensin', 'Diesel');
  part['range car_price'] = { min: 100, max: 102 };
  part['parent'] = {
    sum_other_doc_count: 0,
    buckets: [
      { key: 'Volvo', doc_count: 2, child: counted('XC60', 'V60') },
      { key: 'Škoda', doc_count: 1, child: counted('Octavia') },
    ],
  };
  return readKnownValues(part, vehicleIndexSchema, () => undefined);
}

const words = { schema: vehicleIndexSchema, known: knownValues(), keys: new Map<string, string[]>() };
const listed = { term: { withheld: false } };
const newestFirst = [{ 'sort.car_publishdate': { order: 'desc', missing: '_last' } }, { id: { order: 'asc' } }];

describe('what OpenSearch is asked for', () => {
  it('a landing page', () => {
    const { body } = searchPlan<Car>(ask(), words);
    expect(body).toEqual({
      query: { bool: { filter: [listed] } },
      from: 0,
      size: 24,
      track_total_hits: true,
      _source: ['source.car_id'],
      sort: newestFirst,
    });
  });

  it('facets whose own filter is left out of their counts', () => {
    const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_fuel' }];
    const filters = {
      car_brand: ['volvo>xc60'],
      car_fuel: ['el', 'unheard'],
      car_gearbox: ['Automat'],
      nonsense: ['1'],
    };
    const { body } = searchPlan<Car>(ask({ facets, filters, sort_name: 'car_price:asc' }), words);
    const brand = { bool: { filter: [{ terms: { parent: ['Volvo'] } }, { terms: { child: ['XC60'] } }] } };
    const fuel = { terms: { 'term.car_fuel': ['El', 'unheard'] } };
    expect(body).toEqual({
      query: { bool: { filter: [listed, { terms: { 'term.car_gearbox': ['Automat'] } }] } },
      post_filter: { bool: { filter: [brand, fuel] } },
      from: 0,
      size: 24,
      track_total_hits: true,
      _source: ['source.car_id'],
      sort: [{ 'range.car_price': { order: 'asc', missing: '_last' } }, { id: { order: 'asc' } }],
      aggs: {
        f0: {
          filter: fuel,
          aggs: {
            values: {
              terms: { field: 'parent', size: 10_000 },
              aggs: { child: { terms: { field: 'child', size: 10_000 } } },
            },
          },
        },
        f1: { filter: brand, aggs: { values: { terms: { field: 'term.car_fuel', size: 10_000 } } } },
      },
    });
  });

  it('a facet with filters of its own', () => {
    const facets = [{ name: 'car_fuel', filters: { car_id: [] } }, { name: 'car_body' }];
    const keys = new Map([['car_id', ['a1']]]);
    const { body } = searchPlan<Car>(ask({ facets, filters: { car_id: { not: ['a1'] } }, limit: 0 }), {
      ...words,
      keys,
    });
    const not = { bool: { must_not: [{ terms: { 'key.car_id': ['a1'] } }] } };
    expect(body).toEqual({
      query: { bool: { filter: [listed] } },
      post_filter: not,
      size: 0,
      track_total_hits: true,
      aggs: {
        f0: { filter: { match_all: {} }, aggs: { values: { terms: { field: 'term.car_fuel', size: 10_000 } } } },
        f1: { filter: not, aggs: { values: { terms: { field: 'term.car_body', size: 10_000 } } } },
      },
    });
  });

  it('the bins of a range once its extent is known', () => {
    const facets = [{ name: 'car_price' }, { name: 'car_mileage' }];
    const bins = { range: { field: 'range.car_price', ranges: [{ from: 100, to: 101 }, { from: 101 }] } };
    const landing = searchPlan<Car>(ask({ facets, limit: 0 }), words);
    expect(landing.body.aggs).toEqual({ f0: { filter: { match_all: {} }, aggs: { bins } } });

    const filters = { car_fuel: ['El'], car_price: ['-150', '200-300'] };
    const first = searchPlan<Car>(ask({ facets, filters, limit: 0 }), words);
    const price = {
      bool: {
        should: [
          { range: { 'range.car_price': { gte: 0, lte: 150 } } },
          { range: { 'range.car_price': { gte: 200, lte: 300 } } },
        ],
      },
    };
    expect(first.body.query).toEqual({ bool: { filter: [listed, { terms: { 'term.car_fuel': ['El'] } }] } });
    expect(first.body.post_filter).toEqual(price);
    expect(first.body.aggs).toEqual({
      f0: { filter: { match_all: {} }, aggs: { extent: { stats: { field: 'range.car_price' } } } },
      f1: { filter: price, aggs: { extent: { stats: { field: 'range.car_mileage' } } } },
    });
    const answers = { f0: { extent: { min: 100, max: 102 } }, f1: { extent: { min: null, max: null } } };
    const told = first.facets.map((facet) => withExtent(facet, answers));
    expect(binsBody(first.body.query, told, vehicleIndexSchema)).toEqual({
      query: first.body.query,
      size: 0,
      track_total_hits: false,
      aggs: { f0: { filter: { match_all: {} }, aggs: { bins } } },
    });
  });

  it('words in order of relevance', () => {
    const { body } = searchPlan<Car>(ask({ keyphrase: 'Škoda, skoda!' }), words);
    const whole = (weight: number) => ({
      constant_score: { filter: { term: { [`words.w${weight}`]: 'skoda' } }, boost: weight * 2 },
    });
    const skoda = { bool: { must: [{ dis_max: { queries: [8, 4, 2, 1].map(whole) } }] } };
    expect(body.query).toEqual({ bool: { filter: [listed], must: [skoda] } });
    expect(body.sort).toEqual([{ _score: { order: 'desc' } }, ...newestFirst]);
    const sorted = searchPlan<Car>(ask({ keyphrase: 'skoda', sort_name: 'car_brand:desc' }), words).body;
    expect(sorted.query).toEqual({ bool: { filter: [listed, skoda] } });
    expect(sorted.sort?.[0]).toEqual({ 'sort.car_brand': { order: 'desc', missing: '_last' } });
  });

  it('long prefixes in every text', () => {
    const prefixes = (keyphrase: string): string[] => {
      const text = JSON.stringify(searchPlan<Car>(ask({ keyphrase }), words).body.query);
      return [...text.matchAll(/"prefix":\{"words\.(\w+)"/g)].map(([, field = '']) => field);
    };
    expect(prefixes('skoda*')).toEqual(['w8', 'w4', 'w2', 'w1']);
  });

  it('short prefixes in names alone', () => {
    const prefixes = (keyphrase: string): string[] => {
      const text = JSON.stringify(searchPlan<Car>(ask({ keyphrase }), words).body.query);
      return [...text.matchAll(/"prefix":\{"words\.(\w+)"/g)].map(([, field = '']) => field);
    };
    expect(prefixes('sko*')).toEqual(['w8']);
  });

  it('a key after its spelling is known', () => {
    const request = ask({ keyphrase: 'abc 105', filters: { car_id: ['car-5'] } });
    const fieldOf = (name: string, wanted: string[]) => ({
      filter: { terms: { [`squeezed.${name}`]: wanted } },
      aggs: { keys: { terms: { field: `key.${name}`, size: 10_000, execution_hint: 'map' } } },
    });
    const aggs = { car_id: fieldOf('car_id', ['CAR-5', 'ABC105']), car_regno: fieldOf('car_regno', ['ABC105']) };
    expect(keyMatchesBody(request, vehicleIndexSchema)).toEqual({
      query: { bool: { should: [aggs.car_id.filter, aggs.car_regno.filter] } },
      size: 0,
      track_total_hits: false,
      aggs: { listed: { filter: listed, aggs }, withheld: { filter: { term: { withheld: true } }, aggs } },
    });
    const keys = new Map([
      ['car_id', ['CAR-5', 'car-5']],
      ['car_regno', ['ABC105']],
    ]);
    expect(searchPlan<Car>(request, { ...words, keys }).body.query).toEqual({
      bool: { filter: [listed, { terms: { 'key.car_id': ['car-5'] } }, { terms: { 'key.car_regno': ['ABC105'] } }] },
    });
    expect(keyMatchesBody(ask({ keyphrase: 'xc' }), vehicleIndexSchema)).toBeNull();
  });

  it('what may have been meant by words that nothing has', () => {
    const body = repairBody('vovlo 60', vehicleIndexSchema, []);
    expect(Object.keys(body?.aggs ?? {})).toEqual(['w0', 'w0 0', 'w1', 'w1 0']);
    expect(Object.keys(body?.suggest ?? {})).toEqual(['w0 8', 'w0 4', 'w0 2', 'w0 1']);
    expect(body?.suggest?.['w0 8']).toEqual({
      text: 'vovlo',
      term: {
        field: 'words.w8',
        size: 1,
        suggest_mode: 'missing',
        max_edits: 1,
        prefix_length: 0,
        min_word_length: 4,
      },
    });
    expect(repairBody('6', vehicleIndexSchema, [])).toBeNull();
  });

  it('nothing beyond the ten thousandth hit', () => {
    expect(searchPlan<Car>(ask({ offset: 9_990 }), words).body).toMatchObject({ from: 9_990, size: 10 });
    const beyond = searchPlan<Car>(ask({ offset: 10_000 }), words).body;
    expect(beyond).toEqual({ query: { bool: { filter: [listed] } }, size: 0, track_total_hits: true });
  });
});
