import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteDisplay } from '../feed/cars/displayTexts.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { checkStock } from './checkStock.ts';
import { parseMinShares } from './essentials/essentialFields.ts';
import { judgeStock } from './judgeStock.ts';
import { stockCheckText } from './stockCheckText.ts';

let folder = '';
let vocabulary: Vocabulary;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-mappings-'));
  vocabulary = loadVocabulary(productLanguages());
});
afterAll(() => rm(folder, { recursive: true }));

const sweden: SiteDisplay = {
  currency: 'SEK',
  locale: 'sv-SE',
  distanceUnit: 'mil',
  language: 'sv',
  maxPrice: 50_000_000,
};
const germany: SiteDisplay = {
  currency: 'EUR',
  locale: 'de-DE',
  distanceUnit: 'km',
  language: 'de',
  maxPrice: 5_000_000,
};

interface Checked {
  text: string;
  isGood: boolean;
  lastLine: string;
}

/** Checks rows with a mapping whose rules are column names, or whole rules. */
async function check(
  rows: string[],
  rules: Record<string, unknown>,
  {
    more = {},
    site = sweden,
    minShare,
  }: { more?: Record<string, unknown>; site?: SiteDisplay; minShare?: string } = {},
): Promise<Checked> {
  const source = join(folder, 'cars.csv');
  await writeFile(source, rows.join('\n'));
  const fields = Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [field, typeof rule === 'string' ? { column: rule } : rule]),
  );
  const derived = ['car_price_text', 'car_mileage_text'];
  const mapping = parseFeedMapping(
    { format: 'csv', site: 'harbour-bil', id: { column: 'id' }, fields, derived, ...more },
    'cars.json',
  );
  const sites = new Map([['harbour-bil', site]]);
  const result = await checkStock({
    ...{ source, mapping, sites, vocabulary },
    languageOf: () => site.language,
    now: () => new Date('2026-06-01T00:00:00Z'),
  });
  const minShares = (minShare === undefined ? null : parseMinShares(minShare)) ?? undefined;
  const text = stockCheckText(result, ['img.example'], minShares).replaceAll('\u00a0', ' ');
  const { isGood } = judgeStock(result, { pictureHosts: ['img.example'], minShares });
  const [, lastLine = ''] = /\n\n([^\n]+(?:\n {2}[^\n]+)*)\n$/.exec(text) ?? [];
  return { text, isGood, lastLine: lastLine.replace(/\s+/g, ' ') };
}

const cars = [
  'id,vin,make,model,year,price,km,fuel,condition,photo',
  'A1,,Volvo,V60,2019,199000,84000,Diesel,Begagnad,https://img.example/1.jpg',
  'A2,,Kia,Ceed,2020,149000,62000,Bensin,Begagnad,https://img.example/2.jpg',
  'A3,,Audi,A4,2018,179000,110000,Diesel,Begagnad,https://img.example/3.jpg',
];
const right = {
  car_brand: 'make',
  car_model: 'model',
  car_year: 'year',
  car_price: 'price',
  car_mileage: { column: 'km', unit: 'km' },
  car_fuel: 'fuel',
  car_condition: 'condition',
};
const photos = { images: { column: 'photo' } };

describe('stock check', () => {
  it('approves a good stock with examples as visitors read them', async () => {
    const { text, isGood, lastLine } = await check(cars, right, { more: photos });
    expect(lastLine).toBe('This stock would be served.');
    expect(isGood).toBe(true);
    expect(text).toContain('100 %  price     199 000 kr · 149 000 kr · 179 000 kr');
    expect(text).toContain('100 %  mileage   8 400 mil · 6 200 mil · 11 000 mil');
    expect(text).toContain('100 %  condition Begagnad');
    expect(text).toContain('100 %  photos    1 a car');
  });

  it('counts a single car in the singular', async () => {
    const rows = cars.slice(0, 2).map((row) => row.replace('V60', 'V60 KÃ¶rd'));
    const { text } = await check(rows, right, { more: photos });
    expect(text).toContain('As visitors read 1 car\n');
    expect(text).toContain('1 row read: 1 served');
    expect(text).toContain('1  cell was encoded twice and is repaired');
    expect(text).toContain('1  img.example, of 1 car\n');
  });

  it('begins with the brand when no car has one', async () => {
    const { car_brand: _brand, ...rules } = right;
    const { text, isGood, lastLine } = await check(cars, rules, { more: photos });
    expect(text.split('\n').slice(1, 3).join(' ')).toMatch(
      /^ *0 % {2}brand\s+fault: .* 100 % needed\. Map car_brand\.$/,
    );
    expect(lastLine).toBe('This stock would be served, but: no brand.');
    expect(isGood).toBe(false);
  });

  it('names missing mileages as a fault', async () => {
    const { car_mileage: _mileage, ...rules } = right;
    const { isGood, lastLine } = await check(cars, rules);
    expect(lastLine).toMatch(/but: no mileage, no photos/);
    expect(isGood).toBe(false);
  });

  it('fails without photos when the mapping has images', async () => {
    const { car_condition: _condition, ...rules } = right;
    const without = await check(cars, rules);
    expect(without.lastLine).toBe('This stock would be served, but: no photos, no condition.');
    expect(without.isGood).toBe(true);
    expect((await check(cars, rules, { more: { images: { column: 'vin' } } })).isGood).toBe(false);
    expect((await check(cars, rules, { minShare: 'photos=0.5' })).isGood).toBe(false);
  });

  it('takes prices on request for a reservation', async () => {
    const rows = cars.map((row, at) => (at === 1 ? row.replace('199000', '') : row));
    const { isGood, lastLine } = await check(rows, right, { more: photos });
    expect(lastLine).toBe('This stock would be served, but: price in 66 % of the cars.');
    expect(isGood).toBe(true);
  });

  it('does not advise what the mapping has', async () => {
    const rows = cars.map((row, at) => (at === 1 ? row.replace('199000', 'ring') : row));
    const advice = '"ifBad": "blank"';
    expect((await check(rows, right)).text.replace(/\s+/g, ' ')).toContain(advice);
    const blank = { ...right, car_price: { column: 'price', ifBad: 'blank' } };
    const { text } = await check(rows, blank);
    expect(text).toContain('Correct the cell, or list the text in valueMap.');
    expect(text.replace(/\s+/g, ' ')).not.toContain(advice);
  });

  it('fails below the share that the command states', async () => {
    const rows = cars.map((row, at) => (at === 1 ? row.replace('199000', '') : row));
    expect((await check(rows, right, { more: photos, minShare: '0.8' })).isGood).toBe(false);
    const { isGood } = await check(cars, { car_model: 'model' }, { minShare: '0,model=1' });
    expect(isGood).toBe(true);
  });
});

describe('stock check of a wrong mapping', () => {
  const serial = [
    'voertuignr,merk,model,bouwjaar,brandstof,tellerstand,verkoopprijs',
    '5016729,Polestar,2,2024,Elektrisch,12345,39950',
    '5016730,Volkswagen,Golf,2021,Benzine,64120,21500',
    '5016731,Peugeot,208,2020,Benzine,51000,14950',
  ];

  it('says that the price is the id', async () => {
    const rules = { car_brand: 'merk', car_model: 'model', car_price: 'voertuignr', car_year: 'bouwjaar' };
    const { text, isGood, lastLine } = await check(serial, rules, { more: { id: { column: 'voertuignr' } } });
    expect(text).toContain('price     5 016 729 kr · 5 016 730 kr · 5 016 731 kr');
    expect(lastLine).toContain('price is the same as the id');
    expect(isGood).toBe(false);
  });

  it('says that the columns of price and id are exchanged', async () => {
    const rows = ['id,make,model,price', '129900,Volvo,V60,310482', '147400,Kia,Ceed,311495', '164900,Audi,A4,312508'];
    const { isGood, lastLine } = await check(rows, { car_brand: 'make', car_model: 'model', car_price: 'price' });
    expect(lastLine).toContain('price looks like an id, and the id like a price');
    expect(isGood).toBe(false);
  });

  it('says that the price rises like a serial number', async () => {
    const rules = { car_brand: 'merk', car_model: 'model', car_price: 'voertuignr', car_year: 'bouwjaar' };
    const more = { id: { hash: ['merk', 'model', 'bouwjaar'] } };
    expect((await check(serial, rules, { more })).lastLine).toContain(
      'price rises from car to car like a serial number',
    );
    const german = await check(serial, rules, { more, site: germany });
    expect(german.lastLine).toContain('no price');
    expect(german.text).toContain('is above 5000000, the highest price of a car');
  });

  it('says that columns of a file without a header are shifted', async () => {
    const rows = [
      'a,b,c,d,e,f,g,h',
      '4711,A-100,Limousine,Audi,A4 Avant,03.2019,84000,19900',
      '4711,A-101,Kombi,BMW,320d,06.2020,61000,27900',
      '4711,A-102,SUV,Kia,Sportage,11.2021,32000,24500',
    ];
    const id = { id: { column: 'b' } };
    const ofDealer = await check(rows, { car_brand: 'a', car_model: 'c', car_price: 'g' }, { more: id });
    expect(ofDealer.lastLine).toContain('brand is a number, such as "4711"');
    expect(ofDealer.isGood).toBe(false);
    const ofBody = await check(
      rows,
      { car_brand: 'c', car_model: 'd', car_price: 'g', car_mileage: 'g' },
      { more: id },
    );
    expect(ofBody.lastLine).toContain('brand is none that config/brands.yaml knows: "Limousine", "Kombi", "SUV"');
    expect(ofBody.lastLine).toContain('mileage is the same as the price');
  });

  it('says which unit the mileage fits when the stock counts in another', async () => {
    const { text, isGood } = await check(cars, { ...right, car_mileage: 'km' }, { more: photos });
    expect(text.replace(/\s+/g, ' ')).toContain('fault: would mean 120 000 km a year. Write "unit": "km"');
    expect(isGood).toBe(false);
    const inMil = cars.map((row) => row.replace(/(\d+)000(?=,(?:Diesel|Bensin))/, '$100'));
    const german = await check(
      inMil,
      { ...right, car_mileage: 'km' },
      { more: { ...photos, language: 'sv' }, site: germany },
    );
    expect(german.text).toContain('Write "unit": "mil"');
  });

  it.each([
    ['the year as model', { car_model: 'year' }, 'model looks like the year'],
    ['the brand as model', { car_model: 'make' }, 'model is the same as the brand'],
    ['the year as price', { car_price: 'year' }, 'price is the same as the year'],
    ['one price for all cars', { car_price: { constant: 199_000 } }, 'price is 199 000 kr for all cars'],
    [
      'prices in thousands',
      { car_price: { column: 'price', convert: { factor: 0.001 } } },
      'price is low: half of the cars cost 179 kr or less',
    ],
    ['one mileage for all cars', { car_mileage: { constant: 8400 } }, 'mileage is the same for all cars'],
  ])('reports %s', async (_what, wrong, text) => {
    const { isGood, lastLine } = await check(cars, { ...right, ...wrong }, { more: photos });
    expect(lastLine).toContain(text);
    expect(isGood).toBe(false);
  });

  it.each([
    [
      'old cars without a mileage',
      { car_mileage: { constant: 0 } },
      {},
      'mileage is 0 for 3 of 3 cars that are 3 years or older',
    ],
    ['the brand before the model', { car_model: { template: '{make} {model}' } }, {}, 'model repeats the brand'],
    ['years in the future', { car_year: { constant: 2027 } }, {}, 'year is in the future for 3 of 3 cars'],
    [
      'one photo for all cars',
      {},
      { images: { expression: '"https://img.example/logo.jpg"' } },
      'photos are the same for 3 cars of 3 models',
    ],
    [
      'driven cars as new',
      { car_condition: { constant: 'Ny' } },
      {},
      'mileage is above 1000 km for 3 of 3 cars stated as new',
    ],
    ['an id that changes', {}, { id: { hash: ['make', 'price'] } }, 'id moves the page of a car'],
  ])('reports %s as a reservation', async (_what, wrong, more, text) => {
    const { isGood, lastLine } = await check(cars, { ...right, ...wrong }, { more: { ...photos, ...more } });
    expect(lastLine).toContain(text);
    expect(isGood).toBe(true);
  });

  it('says that a number without its text is not shown', async () => {
    const { text, lastLine } = await check(cars, right, { more: { ...photos, derived: ['car_mileage_text'] } });
    expect(lastLine).toContain('no price');
    expect(text).toContain('Add "car_price_text" to');
  });

  it('finds ids among prices of a dozen cars', async () => {
    const rows = Array.from({ length: 12 }, (_none, at) => {
      return `B${String(at)},,Volvo,V60,2019,${String(200_001 + ((at * 7919) % 9973) * 11)},84000,Diesel,Begagnad,https://img.example/${String(at)}.jpg`;
    });
    const header = cars.slice(0, 1);
    const { lastLine } = await check([...header, ...rows], right, { more: photos });
    expect(lastLine).toContain('price differs from car to car and is never rounded, like an id');
    const rounded = rows.map((row) => row.replace(/(20\d\d,\d{3})\d{3},/, '$1900,'));
    expect((await check([...header, ...rounded], right, { more: photos })).lastLine).toBe(
      'This stock would be served.',
    );
  });
});

describe('stock check of a language', () => {
  const english = [
    'id,make,model,year,price,km,fuel,transmission,body',
    'U1,Volvo,EX30,2025,399000,8000,Electric,Automatic,SUV',
    'U2,Kia,EV6,2023,389000,30000,Electric,Automatic,SUV',
    'U3,Volvo,V60,2019,199000,84000,Gasoline,Manual,Wagon',
    'U4,Audi,A4,2018,179000,110000,gasoline,Automatic,Sedan',
    'U5,Ford,Focus,2018,99000,110000,Bensin,Manuell,Hatchback',
  ];
  const { car_condition: _condition, ...known } = right;
  const rules = { ...known, car_gearbox: 'transmission', car_body: 'body' };

  it('proposes the language that knows more values', async () => {
    const { text, lastLine } = await check(english, rules);
    expect(text.replace(/\s+/g, ' ')).toContain('Write "language": "en" into the mapping.');
    expect(lastLine).toContain('its values are in en, not in sv');
  });

  it('proposes none when the mapping names it', async () => {
    expect((await check(english, rules, { more: { language: 'en' } })).text).not.toContain('Write "language"');
  });
});
