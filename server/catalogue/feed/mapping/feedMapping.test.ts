import { describe, expect, it } from '@jest/globals';
import { FeedMappingError, loadFeedMapping, parseFeedMapping, typeOfField } from './feedMapping.ts';

const good = { format: 'csv', site: 'harbour-bil', id: { column: 'id' }, fields: { car_brand: { column: 'make' } } };

function faultsOf(json: unknown, stockSites?: string[]): string[] {
  try {
    parseFeedMapping(json, 'config/feeds/own.json', stockSites);
  } catch (error) {
    return error instanceof FeedMappingError ? error.faults : [String(error)];
  }
  return [];
}

describe('the mapping of a feed', () => {
  it('derives its name from the file', () => {
    const mapping = parseFeedMapping(good, 'config/feeds/own.json');
    expect(mapping).toMatchObject({
      name: 'own',
      encoding: 'utf-8',
      csv: { delimiter: ',', quote: '"' },
      numbers: { decimal: '.', thousands: '', ignore: [] },
      dates: ['ISO'],
      derived: [],
    });
  });

  it('reports every wrong entry at once', () => {
    const wrong = {
      ...good,
      encoding: 'utf-99',
      dates: ['MM/DD'],
      locale: 'not a locale',
      fields: { car_brand: { column: 'make', constant: 'Volvo' }, car_colour: { column: 'colour' } },
    };
    const faults = faultsOf(wrong).map((fault) => fault.split(':')[0]);
    expect(faults).toEqual(
      expect.arrayContaining(['encoding', 'dates.0', 'locale', 'fields.car_brand', 'fields.car_colour']),
    );
    expect(() => parseFeedMapping(wrong, 'config/feeds/own.json')).toThrow('config/feeds/own.json');
  });

  it.each([
    [
      { fields: { car_brnd: { column: 'make' } } },
      'fields.car_brnd: "fields.car_brnd" is not allowed; did you mean "car_brand"?',
    ],
    [{ csv: { delimeter: ';' } }, 'csv.delimeter: "csv.delimeter" is not allowed; did you mean "delimiter"?'],
    [
      { id: { colum: 'id' } },
      'id: must be: { "column": "…" }, a column that is different for each car, or { "hash": ["…", "…"] }, several',
    ],
  ])('says what %j is meant to be', (part, fault) => {
    expect(faultsOf({ ...good, ...part })).toEqual([fault]);
  });

  it('refuses a site that sells no cars', () => {
    const stockSites = ['fjord-bil', 'fjord-brukt'];
    expect(faultsOf({ ...good, site: 'nowhere' }, stockSites)).toEqual([
      'site: "nowhere" is not a site that sells cars; sites of the group that do: fjord-bil, fjord-brukt (GROUP_DIR names another group)',
    ]);
    const byColumn = { column: 'shop', valueMap: { Oslo: 'fjord-bil', Bergen: 'fjord-trucks' } };
    expect(faultsOf({ ...good, site: byColumn }, stockSites)).toEqual([
      'site.valueMap.Bergen: "fjord-trucks" is not a site that sells cars; sites of the group that do: fjord-bil, fjord-brukt (GROUP_DIR names another group)',
    ]);
    expect(faultsOf({ ...good, site: 'fjord-brukt' }, stockSites)).toEqual([]);
  });

  it('keeps blanks around the name of a column', () => {
    const fields = { car_brand: { column: ' Make ' }, car_model: { columns: ['Model ', ' Line'], join: ' ' } };
    const mapping = parseFeedMapping({ ...good, id: { column: ' id' }, fields }, 'config/feeds/own.json');
    expect(mapping.id).toMatchObject({ column: ' id' });
    expect(mapping.fields).toMatchObject(fields);
  });

  it('keeps a blank as a separator', () => {
    const numbers = { decimal: ',', thousands: ' ' };
    const mapping = parseFeedMapping({ ...good, csv: { delimiter: ' ' }, numbers }, 'config/feeds/own.json');
    expect([mapping.csv.delimiter, mapping.numbers.thousands]).toEqual([' ', ' ']);
  });

  it('takes any currency of ISO 4217', () => {
    expect(faultsOf({ ...good, currency: 'DKK' })).toEqual([]);
    expect(faultsOf({ ...good, currency: 'kr' })).toEqual([
      'currency: is not an ISO 4217 currency code: write it like "NOK"',
    ]);
  });

  it('refuses a type that the field cannot hold', () => {
    expect(faultsOf({ ...good, fields: { car_price: { column: 'price', type: 'text' } } })).toEqual([
      'fields.car_price.type: must be integer or number, because car_price is a number',
    ]);
  });

  it('refuses a template that uses a field mapped only later', () => {
    const fields = { slug: { template: '{car_brand}' }, car_brand: { column: 'make' } };
    expect(faultsOf({ ...good, fields })[0]).toContain('put it above slug');
  });

  it('refuses the id among the fields', () => {
    const faults = faultsOf({ ...good, fields: { car_id: { column: 'id' }, car_sellers: { column: 's' } } });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'fields.car_sellers.fields',
      'fields.car_sellers.column',
      'fields.car_id',
    ]);
  });

  it.each([
    [
      'an expression that is no JSONata',
      { car_brand: { expression: 'make & ' } },
      'fields.car_brand.expression: is not JSONata',
    ],
    [
      'a pattern that is no regular expression',
      { car_brand: { column: 'make', replace: [{ pattern: '(', by: '' }] } },
      'fields.car_brand.replace.0.pattern: is not a regular expression',
    ],
    ['two sources', { car_brand: { column: 'make', columns: ['a'] } }, 'fields.car_brand: '],
    ['join without columns', { car_brand: { column: 'make', join: ' ' } }, 'fields.car_brand: '],
    [
      'a unit of a field without one',
      { car_price: { column: 'price', unit: 'km' } },
      'fields.car_price.unit: goes with car_mileage',
    ],
    [
      'a unit of another kind',
      { car_mileage: { column: 'km', unit: 'kW' } },
      'fields.car_mileage.unit: must be m, km, mil or miles',
    ],
    [
      'a field that sellers do not have',
      { car_sellers: { fields: { fax: { column: 'fax' } } } },
      'fields.car_sellers.fields.fax',
    ],
    [
      'lists of a CSV',
      { car_sellers: { each: 'sellers', fields: { name: { column: 'n' } } } },
      'fields.car_sellers.each: needs XML or JSON',
    ],
  ])('refuses %s', (_fault, fields, message) => {
    expect(faultsOf({ ...good, fields }).join('\n')).toContain(message);
  });

  it('refuses a rule to drop rows without a condition', () => {
    const drop = [{ reason: 'sold', column: 'status' }];
    expect(faultsOf({ ...good, drop })).toHaveLength(1);
    expect(faultsOf({ ...good, drop: [{ ...drop[0], in: ['S'] }] })).toEqual([]);
  });

  it.each([
    ['without a source', { label: 'A' }, 'facts.0: needs one of column, columns'],
    ['whose name is no name', { name: 'Dragvikt', label: 'A', column: 'a' }, 'facts.0.name: is not a name'],
    ['that is shown without a name', { label: 'A', column: 'a', show: ['card'] }, 'facts.0: needs a name'],
    ['whose unit has no number', { label: 'A', column: 'a', unit: 'kg' }, 'facts.0: has a unit, but is no number'],
    [
      'whose values are numbers',
      { name: 'a', label: 'A', column: 'a', type: 'number', values: { 1: { sv: 'Ett' } } },
      'facts.0: has values, but is of the type "number"',
    ],
  ])('refuses a fact %s', (_fault, fact, message) => {
    expect(faultsOf({ ...good, facts: [fact] }).join('\n')).toContain(message);
  });

  it('refuses two facts of one name', () => {
    const fact = { name: 'keys', label: 'Nycklar', column: 'keys', type: 'integer' };
    expect(faultsOf({ ...good, facts: [fact, fact] })[0]).toContain('has the name "keys" of another fact');
  });

  it.each([
    ['without a name', { label: 'A' }, 'facts.0: needs a name, under which car_facts delivers it'],
    ['with a source', { name: 'a', label: 'A', column: 'a' }, 'facts.0: has a source, but whole cars'],
  ])('refuses a fact of whole cars %s', (_fault, fact, message) => {
    const whole = { format: 'ndjson', site: 'harbour-bil', identity: true, facts: [fact] };
    expect(faultsOf(whole)[0]).toContain(message);
  });

  it('needs no fields for whole cars', () => {
    expect(parseFeedMapping({ format: 'ndjson', site: { column: 'site' }, identity: true }, 'x.json')).toMatchObject({
      id: { column: 'car_id' },
      fields: {},
    });
  });

  it('takes whole cars as NDJSON only', () => {
    expect(faultsOf({ format: 'csv', site: 'harbour-bil', identity: true })[0]).toContain('identity');
  });

  it('refuses pictures of other cars without words that say so', () => {
    const images = { pictureSets: { illustrations: true, body: { constant: 'suv' } } };
    expect(faultsOf({ ...good, images }).join()).toContain('images');
  });

  it('knows the type of a field from the car', () => {
    expect(typeOfField('car_price', { column: 'x' })).toBe('integer');
    expect(typeOfField('car_equipment', { column: 'x' })).toBe('list');
    expect(typeOfField('car_brand', { column: 'x' })).toBe('text');
  });

  it('says which file is missing', async () => {
    await expect(loadFeedMapping('config/feeds/absent.json')).rejects.toThrow(
      /absent\.json cannot be used:\s+there is no such file/,
    );
  });

  it('accepts the example of the product', async () => {
    const { name, site } = await loadFeedMapping('config/feeds/autoscout24.json', ['fjord-bil', 'fjord-brukt']);
    expect([name, site]).toEqual(['autoscout24', 'fjord-bil']);
  });

  it('asks for a site where no site sells cars', () => {
    const { site: _site, ...withoutSite } = good;
    expect(faultsOf(withoutSite, [])).toEqual(['site: is required, as no site sells cars']);
  });
});
