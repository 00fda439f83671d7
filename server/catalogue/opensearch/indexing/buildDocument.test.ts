import { describe, expect, it } from '@jest/globals';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { buildDocument } from './buildDocument.ts';
import { indexBody } from './indexBody.ts';

interface Boat {
  id: string;
  maker: string;
  model: string;
  kinds: string[];
  year: number | null;
  isNew: boolean;
  price: number | null;
  plate: string;
  town: string;
  day: string;
  text: string;
  isSold: boolean;
}

const schema: IndexSchema<Boat> = {
  locale: 'sv-SE',
  readId: ({ id }) => id,
  idField: 'id',
  hierarchy: {
    parent: 'maker',
    child: 'model',
    readParent: ({ maker }) => maker,
    readChild: ({ model }) => model,
  },
  terms: [
    { name: 'kinds', read: ({ kinds }) => kinds },
    { name: 'year', read: ({ year }) => year },
    { name: 'isNew', read: ({ isNew }) => isNew },
  ],
  ranges: [{ name: 'price', read: ({ price }) => price }],
  keys: [{ name: 'id' }, { name: 'plate' }],
  sorts: [
    { name: 'price', read: ({ price }) => price },
    { name: 'year', read: ({ year }) => year },
    { name: 'day', read: ({ day }) => day, texts: true },
    { name: 'town', read: ({ town }) => town, byLocale: true },
  ],
  defaultSort: 'day:desc',
  texts: [
    { weight: 1, read: ({ text }) => text },
    { weight: 8, read: ({ maker, model }) => [maker, model] },
  ],
  isWithheld: ({ isSold }) => isSold,
};

const boat: Boat = {
  id: 'b-1',
  maker: 'Örnvik',
  model: '560 Cruiser',
  kinds: ['Day', '', 'Day', 'Sea'],
  year: 2021,
  isNew: false,
  price: 300_000.5,
  plate: 'abc 12',
  town: 'Åhus',
  day: '2026-01-02',
  text: 'A cruiser from Örnvik, with a tent.',
  isSold: false,
};

describe('buildDocument', () => {
  it('has the whole item beside its index fields', () => {
    expect(buildDocument(boat, schema)).toEqual({
      source: boat,
      withheld: false,
      id: 'b-1',
      parent: 'Örnvik',
      child: '560 Cruiser',
      term: { kinds: ['Day', 'Sea'], year: ['2021'], isNew: ['false'] },
      range: { price: 300_000.5 },
      sort: { year: 2021, day: '2026-01-02', town: expect.stringMatching(/^z\{hus/) },
      key: { id: 'b-1', plate: 'abc 12' },
      squeezed: { id: 'B-1', plate: 'ABC12' },
      words: { w8: 'ornvik 560 cruiser', w1: 'a from with tent' },
    });
  });

  it('has no field for what the item lacks', () => {
    const bare = {
      ...boat,
      maker: '',
      kinds: [],
      year: null,
      price: Number.NaN,
      plate: '',
      town: '',
      day: '',
      text: '',
    };
    expect(buildDocument({ ...bare, isSold: true }, schema)).toEqual({
      source: { ...bare, isSold: true },
      withheld: true,
      id: 'b-1',
      term: { isNew: ['false'] },
      range: {},
      sort: {},
      key: { id: 'b-1' },
      squeezed: { id: 'B-1' },
      words: { w8: '560 cruiser' },
    });
  });
});

describe('indexBody', () => {
  it('has a field for each that a document may have', () => {
    const keyword = { type: 'keyword', ignore_above: 8191 };
    const words = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' };
    expect(indexBody(schema, { shards: 3 })).toEqual({
      settings: {
        index: { number_of_shards: 3, auto_expand_replicas: '0-1', refresh_interval: '-1' },
        analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
      },
      mappings: {
        dynamic: 'strict',
        properties: {
          source: { type: 'object', enabled: false },
          withheld: { type: 'boolean' },
          id: keyword,
          parent: keyword,
          child: keyword,
          term: { properties: { kinds: keyword, year: keyword, isNew: keyword } },
          range: { properties: { price: { type: 'double' } } },
          sort: { properties: { year: { type: 'double' }, day: keyword, town: keyword } },
          key: { properties: { id: keyword, plate: keyword } },
          squeezed: { properties: { id: { ...keyword, doc_values: false }, plate: { ...keyword, doc_values: false } } },
          words: { properties: { w8: words, w1: words } },
        },
      },
    });
  });
});
