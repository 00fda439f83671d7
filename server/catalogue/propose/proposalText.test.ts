import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { proposalText } from './proposalText.ts';
import { proposeMapping } from './proposeMapping.ts';
import type { Proposal } from './proposeMapping.ts';

const vocabulary = loadVocabulary(productLanguages());
const site = { name: 'cars', languages: ['sv', 'en'] as ['sv', 'en'], distanceUnit: 'mil' as const, currency: 'SEK' };
const plates = /^[A-Z]{3} ?\d{2}[\dA-Z]$/;

function propose(...lines: string[]): Proposal {
  const records: Record<string, string>[] = parse(lines.join('\n'), { columns: true });
  const rows = records.map((values, at) => ({ line: at + 2, values }));
  return proposeMapping({ form: { format: 'csv' }, rows }, { site, stockSites: ['cars'], vocabulary, plates });
}

const fieldsOf = ({ mapping }: Proposal): Record<string, Record<string, unknown>> =>
  mapping['fields'] as Record<string, Record<string, unknown>>;
const certaintyOf = ({ matched, open = [] }: Proposal, field: string): string | undefined =>
  matched.find(({ purpose }) => purpose === field)?.certainty ??
  (open.some(({ purpose }) => purpose === field) ? 'open' : undefined);

describe('the price of a proposal', () => {
  it('is the column of that name in Dutch', () => {
    const proposal = propose(
      'voertuignr,merk,model,bouwjaar,brandstof,tellerstand,verkoopprijs',
      '5016729,Polestar,2,2024,Elektrisch,12345,39950',
      '5016730,Volkswagen,Golf,2021,Benzine,64120,21500',
      '5016731,Peugeot,208,2020,Benzine,51000,14950',
    );
    expect(fieldsOf(proposal)).toMatchObject({ car_price: { column: 'verkoopprijs' }, car_mileage: { unit: 'km' } });
    expect(proposal.mapping['id']).toEqual({ column: 'voertuignr' });
    expect(certaintyOf(proposal, 'car_price')).toBe('sure');
  });

  it.each([
    ['numbers of a series', ['5016729', '5016730', '5016731']],
    ['numbers that end like no price', ['4812233', '9156771', '7730142']],
    ['years', ['2019', '2020', '2021']],
    ['distances of a known name', ['', '', '']],
  ])('is open when an unknown column has %s', (_what, [a = '', b = '', c = '']) => {
    const cars = ['Volvo,V60', 'Kia,Ceed', 'Audi,A4'];
    const proposal = propose(
      'make,model,mileage,xyz',
      ...[a, b, c].map((x, at) => `${cars[at] ?? ''},8400${String(at)},${x}`),
    );
    expect(certaintyOf(proposal, 'car_price')).toBe('open');
    expect(fieldsOf(proposal)).not.toHaveProperty('car_price');
  });

  it('is likely when one column is distributed like prices', () => {
    const proposal = propose('make,model,xyz', 'Volvo,V60,199900', 'Kia,Ceed,149500', 'Audi,A4,98000');
    expect(fieldsOf(proposal)['car_price']).toMatchObject({
      column: 'xyz',
      note: expect.stringContaining('only column'),
    });
    expect(certaintyOf(proposal, 'car_price')).toBe('likely');
  });

  it('is open when two columns fit equally', () => {
    const proposal = propose(
      'make,price,selling price',
      'Volvo,199900,189900',
      'Kia,149500,139500',
      'Audi,98000,95000',
    );
    expect(proposal.open).toContainEqual({ purpose: 'car_price', reason: 'price, selling price fit equally' });
    expect(fieldsOf(proposal)).not.toHaveProperty('car_price');
  });

  it('is open when its numbers are like ids while those of the id are like prices', () => {
    const proposal = propose('id,make,price', '129900,Volvo,310482', '147400,Kia,311495', '164900,Audi,312508');
    expect(fieldsOf(proposal)).not.toHaveProperty('car_price');
    const reason = 'price has numbers like ids, and id amounts like prices';
    expect(proposal.open).toContainEqual({ purpose: 'car_price', reason });
  });

  it('is the reduced one of two', () => {
    const proposal = propose('make,price,sale_price', 'Volvo,199900,189900', 'Kia,149500,', 'Audi,98000,95000');
    expect(fieldsOf(proposal)).toMatchObject({
      car_price: { columns: ['sale_price', 'price'] },
      car_retail_price: { column: 'price' },
    });
  });

  it.each([
    ['cells', 'price', '19900 EUR', { column: 'price' }],
    ['name', 'price EUR', '19900', { template: '{price EUR} EUR' }],
  ])('names the rate to write when the %s are in euros', (_where, name, cell, rule) => {
    const proposal = propose(`make,${name}`, `Volvo,${cell}`, `Kia,${cell.replace('1', '2')}`);
    expect(fieldsOf(proposal)['car_price']).toMatchObject(rule);
    expect(proposalText(proposal)).toContain('"rates": { "EUR": <price of 1 EUR in SEK> }');
    expect(proposal.mapping['numbers']).not.toHaveProperty('ignore');
  });
});

describe('a proposal', () => {
  it('maps units instead of ignoring them', () => {
    const proposal = propose('id,make,mileage,Effekt', 'A1,Volvo,"52,777 miles",110 kW', 'A2,Kia,"31,020 miles",96 kW');
    expect(fieldsOf(proposal)).toMatchObject({
      car_mileage: { column: 'mileage', unit: 'miles' },
      car_power: { column: 'Effekt', unit: 'kW' },
    });
    expect(proposal.mapping['numbers']).toEqual({ decimal: '.', thousands: ',' });
  });

  it('takes the unit from its own column', () => {
    const proposal = propose('make,mileage.value,mileage.unit', 'Volvo,31000,KM', 'Kia,1,KM', 'Audi,122000,KM');
    expect(fieldsOf(proposal)['car_mileage']).toMatchObject({ unit: { column: 'mileage.unit' } });
  });

  it.each([
    ['01-JAN-19', '12-JUN-20'],
    ['01.03.19', '12.06.20'],
    ['14 mars 2020', 'juni 2019'],
    ['2019-03-14', '3.6.2020'],
  ])('takes no dates such as %s for registration numbers', (...dates) => {
    const proposal = propose('id,make,First registration', ...dates.map((date, at) => `A${String(at)},Volvo,${date}`));
    expect(fieldsOf(proposal)).not.toHaveProperty('car_regno');
  });

  it('reads the year of a registration whose dates have names of months', () => {
    const proposal = propose('id,make,First registration', 'A1,Volvo,14 mars 2020', 'A2,Kia,juni 2019');
    expect(fieldsOf(proposal)).toMatchObject({ car_year: { column: 'First registration' } });
    expect(fieldsOf(proposal)).not.toHaveProperty('car_firstregistration');
  });

  it('shows dates that look like phone numbers', () => {
    const proposal = propose('id,make,First registration', 'A1,Volvo,02/11/2022', 'A2,Kia,14/03/2021');
    expect(proposalText(proposal)).toContain('02/11/2022 | 14/03/2021');
  });

  it('says why a column with the name of a field is left out', () => {
    const proposal = propose('id,make,price', 'A1,Volvo,on request', 'A2,Kia,on request');
    expect(proposal.open).toContainEqual({
      purpose: 'car_price',
      reason: 'price has its name, but its values are no numbers: on request',
    });
  });

  it('lets values win over a name', () => {
    const proposal = propose('id,make,plate,vrm', 'V1,Skoda,2013 (63),AB63CDE', 'V2,Kia,2018 (18),AB18CDF');
    expect(fieldsOf(proposal)['car_regno']).toMatchObject({ column: 'vrm' });
    expect(proposal.unmatched).toMatchObject([{ column: 'plate' }]);
  });

  it('finds gearboxes in a column with the name of the body', () => {
    const proposal = propose('make,body', 'Volvo,Automatic', 'Kia,Manual', 'Audi,Automatic');
    expect(fieldsOf(proposal)).toMatchObject({ car_gearbox: { column: 'body' } });
    expect(fieldsOf(proposal)).not.toHaveProperty('car_body');
  });

  it('reads the brand from titles alone', () => {
    const proposal = propose(
      'id,heading',
      'A1,2019 Volvo XC40 B4 Core',
      'A2,2021 Kia EV6 Plus',
      'A3,2018 Tesla Model 3',
    );
    expect(fieldsOf(proposal)).toMatchObject({
      car_brand: { column: 'heading', part: 'brand' },
      car_model: { column: 'heading', part: 'model' },
      car_version: { column: 'heading', without: ['car_brand', 'car_model', 'car_year'] },
    });
    expect(proposalText(proposal)).toMatch(/car_model +heading +XC40 \| EV6 \| Model 3/);
  });

  it('leaves the brand out of a version that repeats it', () => {
    const proposal = propose('make,model,trim', 'Volvo,V60,Volvo V60 B4', 'Kia,Ceed,Kia Ceed Plus', 'Audi,A4,A4 Avant');
    expect(fieldsOf(proposal)['car_version']).toMatchObject({ column: 'trim', without: ['car_brand', 'car_model'] });
  });

  it('makes equipment of columns that say yes', () => {
    const proposal = propose(
      'make,Klimaanlage,navi,Netto,cruise_control',
      'Volvo,1,0,1,1',
      'Kia,1,1,1,0',
      'Audi,0,,0,1',
    );
    expect(fieldsOf(proposal)['car_equipment']).toEqual({
      flags: { Klimaanlage: 'Klimaanlage', navi: 'Navi', cruise_control: 'Cruise control' },
    });
    expect(proposal.unmatched).toMatchObject([{ column: 'Netto' }]);
  });

  it('joins numbered columns of photos in their order', () => {
    const cells = (car: string): string => [2, 10, 1].map((n) => `https://a.example/${car}?n=${String(n)}`).join(',');
    const proposal = propose(
      'make,image[2].url,image[10].url,image[1].url',
      `Volvo,${cells('a')}`,
      `Kia,${cells('b')}`,
    );
    expect(proposal.mapping['images']).toEqual({ columns: ['image[1].url', 'image[2].url', 'image[10].url'] });
  });

  it('finds the separator of photos in their addresses', () => {
    const photos = 'https://a.example/w_800,h_600/1.jpg|//a.example/kia ceed.jpg';
    expect(propose('make,photos', `Volvo,"${photos}"`).mapping['images']).toEqual({ column: 'photos', separator: '|' });
    const single = propose('make,photos', 'Volvo,"https://a.example/w_800,h_600/1.jpg"');
    expect(single.mapping['images']).toEqual({ column: 'photos' });
  });

  it('names words of the sale state that reading does not know', () => {
    const states = ['available', 'out of stock', 'not_available', 'pending', 'Verkauft', 'Wanted'];
    const proposal = propose('make,availability,sold', ...states.map((state) => `Kia,${state},2026-11-25`));
    expect(fieldsOf(proposal)).toMatchObject({
      car_sale_state: { column: 'availability' },
      car_sold_at: { column: 'sold', type: 'date' },
    });
    expect(fieldsOf(proposal)['car_sale_state']).not.toHaveProperty('valueMap');
    expect(proposalText(proposal)).toContain('car_sale_state: unknown: "Wanted" (1); ');
  });

  it('translates a column of yes or no by its name', () => {
    const proposal = propose('make,Reserverad', 'Kia,ja', 'Audi,nej');
    expect(fieldsOf(proposal)['car_sale_state']).toMatchObject({ valueMap: { ja: 'reserved', nej: 'available' } });
  });

  it('detects the language of values', () => {
    const english = propose(
      'make,fuel,transmission',
      'Volvo,Electric,Automatic',
      'Kia,Petrol,Manual',
      'Audi,Petrol,Manual',
    );
    expect(english).toMatchObject({ mapping: { language: 'en' }, language: { certainty: 'sure' } });
    const swedish = propose('make,fuel,transmission', 'Volvo,El,Automat', 'Kia,Bensin,Manuell', 'Audi,Bensin,Manuell');
    expect(swedish).toMatchObject({ mapping: { language: 'sv' } });
    const american = propose('make,fuel,transmission', 'Ford,Gas,Automatic', 'Jeep,Gas,Manual', 'Ram,Hybrid,Manual');
    expect(american).toMatchObject({ mapping: { language: 'en-US' } });
    const silent = propose('make,price', 'Volvo,199900', 'Kia,149900');
    expect(silent).toMatchObject({ mapping: { language: 'sv' }, language: { certainty: 'open' } });
  });

  it('takes no unknown fuel for another one', () => {
    const proposal = propose('make,fuel', 'Volvo,Diesel', 'Kia,Petrol Turbine Hybridus', 'Audi,D');
    expect(fieldsOf(proposal)['car_fuel']).toMatchObject({ valueMap: { D: 'Diesel' } });
    expect(proposalText(proposal)).toContain('car_fuel: in no vocabulary: "Petrol Turbine Hybridus" (1)');
  });

  it('examines long lists in part', () => {
    const values = { make: 'Kia', history: Array.from({ length: 300 }, (_none, at) => 1000 + at) };
    const rows = Array.from({ length: 1000 }, (_none, at) => ({ line: at + 1, values }));
    const options = { site, stockSites: ['cars'], vocabulary, plates };
    expect(proposeMapping({ form: { format: 'ndjson' }, rows }, options).unmatched).toMatchObject([
      { column: 'history' },
    ]);
  });

  it('keeps phone numbers in cells to itself', () => {
    const text = proposalText(propose('make,price', 'Volvo,199900', 'Kia,149900', 'Audi,Ring 070-123 45 67'));
    expect(text).toContain('car_price: no number: "Ring …" (1)');
  });

  it('says where texts are HTML', () => {
    const proposal = propose('make,description', 'Volvo,<p>En &auml;gare</p>', 'Kia,Servad');
    expect(proposalText(proposal)).toContain('car_description: HTML in 1 and entities in 1 of 2 cells');
  });

  it('never identifies a car by its price', () => {
    const byVin = propose(
      'stock,vin,make,price',
      'S1,YV1XZACV0P2000001,Volvo,199000',
      'S1,WAUZZZ8K1DA000002,Audi,179000',
    );
    expect(byVin.mapping['id']).toEqual({ hash: ['vin'] });
    const byNothing = propose('make,price', 'Volvo,199000', 'Audi,179000');
    expect(byNothing.mapping).not.toHaveProperty('id');
    expect(certaintyOf(byNothing, 'id')).toBe('open');
  });

  it('is described with the sure fields first', () => {
    const text = proposalText(
      propose('id,make,xyz,vin', 'A1,Volvo,199900,YV1XZACV0P2000001', 'A2,Kia,149500,KNAC381CFN5000002'),
    );
    expect(text).toMatch(
      /sure +id +id +A1 \| A2\n +sure +car_brand[^]*likely +car_price +xyz[^]*open +car_mileage +no column fits/,
    );
    expect(text).not.toContain('YV1XZACV0P2000001');
  });

  it('has each field, column and example below the one before', () => {
    const text = proposalText(propose('make,selling price in kronor', 'Volvo,199900', 'Kia,149500', 'Audi,98000'));
    const [brand = '', price = ''] = text.split('\n').filter((line) => /car_(?:brand|price)/.test(line));
    expect(price.indexOf('selling price')).toBe(brand.indexOf('make'));
    expect(price.indexOf('199900')).toBe(brand.indexOf('Volvo'));
  });
});
