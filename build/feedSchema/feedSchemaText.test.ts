import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { FeedMappingError, parseFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';
import { feedSchemaFile, feedSchemaText } from './feedSchemaText.ts';

const check = new Ajv({ strict: false }).compile(JSON.parse(feedSchemaText()) as object);

function isTaken(mapping: unknown): boolean {
  try {
    parseFeedMapping(mapping, 'own.json');
    return true;
  } catch (error) {
    if (error instanceof FeedMappingError) return false;
    throw error;
  }
}

const good = { format: 'csv', site: 'fjord-bil', id: { column: 'id' }, fields: { car_brand: { column: 'make' } } };
const withField = (rule: unknown, field = 'car_brand'): unknown => ({ ...good, fields: { [field]: rule } });
const sellers = { fields: { name: { column: 'name' } } };
const durations = { fields: { months: { column: 'months' } } };

describe('the JSON Schema of mapping files', () => {
  it('is the one in config/feeds (npm run feed:schema)', () => {
    expect(readFileSync(feedSchemaFile, 'utf8')).toBe(feedSchemaText());
  });

  it.each(readdirSync('config/feeds').filter((file) => /(?<!\.schema)\.json$/.test(file)))(
    'takes config/feeds/%s',
    (file) => {
      check(JSON.parse(readFileSync(`config/feeds/${file}`, 'utf8')));
      expect(check.errors).toBeNull();
    },
  );

  it.each([
    ['a small mapping', good, true],
    ['$schema', { ...good, $schema: './mapping.schema.json' }, true],
    ['an unknown member', { ...good, colour: 1 }, false],
    ['an unknown format', { ...good, format: 'pdf' }, false],
    ['XML with its row', { ...good, format: 'xml', row: 'car' }, true],
    ['XML without a row', { ...good, format: 'xml' }, false],
    ['a row of CSV', { ...good, row: 'car' }, false],
    ['rows of JSON', { ...good, format: 'json', rows: 'data.cars' }, true],
    ['a mapping without fields', { ...good, fields: undefined }, false],
    ['whole cars', { format: 'ndjson', site: { column: 'site' }, identity: true }, true],
    ['whole cars with fields', { ...good, format: 'ndjson', identity: true }, false],
    ['an unknown field', withField({ column: 'a' }, 'car_colour'), false],
    ['an expression', withField({ expression: 'make' }), true],
    ['two sources', withField({ column: 'a', constant: 'b' }), false],
    ['a rule without source', withField({ required: true }), false],
    ['columns joined', withField({ columns: ['a', 'b'], join: '' }), true],
    ['join without columns', withField({ column: 'a', join: '' }), false],
    ['an empty column', withField({ column: '' }), false],
    ['a replacement', withField({ column: 'a', replace: [{ text: 'a', by: '' }] }), true],
    ['a replacement of nothing', withField({ column: 'a', replace: [{ by: '' }] }), false],
    ['an unknown case', withField({ column: 'a', case: 'camel' }), false],
    ['a value map', withField({ column: 'a', valueMap: { x: null, y: 1, '*': '' } }), true],
    ['sellers', withField({ ...sellers, count: 2 }, 'car_sellers'), true],
    ['sellers of two sources', withField({ ...sellers, count: 2, expression: 'a' }, 'car_sellers'), false],
    ['sellers from a column', withField({ column: 'a' }, 'car_sellers'), false],
    ['an expression in an object', withField({ fields: { name: { expression: 'a' } } }, 'car_sellers'), false],
    ['durations of a loan', withField({ fields: { contract_durations: durations } }, 'car_loan_option'), true],
    ['a condition', { ...good, drop: [{ reason: 'sold', column: 'a', in: ['S'] }] }, true],
    ['a condition by expression', { ...good, drop: [{ reason: 'sold', expression: 'a' }] }, true],
    ['a column without condition', { ...good, drop: [{ reason: 'sold', column: 'a' }] }, false],
    ['an expression with condition', { ...good, drop: [{ reason: 'a', expression: 'a', below: 1 }] }, false],
    ['photos in several columns', { ...good, images: { columns: ['a'] } }, true],
    ['photos of nowhere', { ...good, images: {} }, false],
    ['texts of a language', { ...good, texts: { en: { car_description: { column: 'a' } } } }, true],
    [
      'a fact',
      { ...good, facts: [{ name: 'tow', label: { sv: 'Dragvikt' }, column: 'a', type: 'number', unit: 'kg' }] },
      true,
    ],
    ['a fact of two sources', { ...good, facts: [{ label: 'a', column: 'a', constant: 'b' }] }, false],
    ['a fact in no group', { ...good, facts: [{ label: 'a', column: 'a', group: 'a' }] }, false],
    ['texts of no language', { ...good, texts: { english: {} } }, false],
  ])('judges %s as the start does', (_what, mapping, verdict) => {
    const written: unknown = JSON.parse(JSON.stringify(mapping));
    expect(isTaken(written)).toBe(verdict);
    expect(check(written)).toBe(verdict);
  });
});
