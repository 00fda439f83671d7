import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { checkStock } from '../check/checkStock.ts';
import type { StockCheck } from '../check/StockCheck.ts';
import { stockCheckText } from '../check/stockCheckText.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { loadStock } from '../feed/loadStock.ts';
import { proposeFeed } from './proposeFeed.ts';

const site: SiteConfig = harbourSite('harbour-bil');
const sites = new Map([
  [site.name, { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil' as const, language: 'sv', maxPrice: 50_000_000 }],
]);

let folder: string;
let vocabulary: Vocabulary;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proposed-'));
  vocabulary = loadVocabulary(productLanguages());
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file with the mapping that is proposed for it. */
async function stockOf(lines: string[]): Promise<{ cars: Car[]; check: StockCheck }> {
  const source = join(folder, 'stock.csv');
  await writeFile(source, `${lines.join('\n')}\n`);
  const { mapping } = await proposeFeed(source, { site, stockSites: [site.name], vocabulary });
  const reading = { source, mapping: parseFeedMapping(mapping, 'stock.json'), sites, vocabulary };
  const cars: Car[] = [];
  await loadStock({ ...reading, logger: silentLogger, take: (_site, car) => void cars.push(car) });
  return { cars, check: await checkStock({ ...reading, languageOf: () => 'sv' }) };
}

it('a brand in several spellings is one brand', async () => {
  const { cars } = await stockOf([
    'id,make,model,year,price,mileage km,fuel',
    'E3,MERCEDES-BENZ,C 220,2018,219000,110000,Diesel',
    'E1,Mercedes-Benz,C 220,2019,249000,84000,Diesel',
    'E2,Mercedes Benz,C 220,2020,259000,52000,Diesel',
    'E4,Mercedes,C 220,2018,209000,120000,Diesel',
    'E5,Škoda,Octavia,2018,139000,120000,Petrol',
    'E6,Skoda,Octavia,2019,149000,100000,Petrol',
    'E7,VW,Golf,2019,149000,100000,Petrol',
    'E8,Volkswagen,Golf,2019,152000,101000,Petrol',
  ]);
  expect(cars.map(({ car_brand }) => car_brand)).toEqual([
    ...Array.from({ length: 4 }, () => 'Mercedes-Benz'),
    ...['Škoda', 'Škoda', 'Volkswagen', 'Volkswagen'],
  ]);
});

it('a value in several languages is one value', async () => {
  const { cars } = await stockOf([
    'id,make,model,year,price,mileage km,fuel,transmission,body',
    'U1,Volvo,EX30,2025,399000,8000,Electric,Automatic,SUV',
    'U2,Kia,EV6,2023,389000,30000,Electric,Automatic,SUV',
    'U3,Volvo,V60,2019,199000,84000,Gasoline,Manual,Wagon',
    'U4,Audi,A4,2018,179000,110000,gasoline,Automatic,Sedan',
    'U5,Ford,Focus,2018,99000,110000,Bensin,Manuell,Hatchback',
  ]);
  expect(cars.map(({ car_fuel, car_gearbox, car_body }) => [car_fuel, car_gearbox, car_body])).toEqual([
    ['El', 'Automat', 'SUV'],
    ['El', 'Automat', 'SUV'],
    ['Bensin', 'Manuell', 'Kombi'],
    ['Bensin', 'Automat', 'Sedan'],
    ['Bensin', 'Manuell', 'Halvkombi'],
  ]);
});

it('a car that is listed twice is served once', async () => {
  const { cars, check } = await stockOf([
    'id,vin,make,model,year,price,mileage km,fuel,regno',
    'F1,YV1XZACV0P2000001,Volvo,V60,2019,199000,84000,Diesel,KLM123',
    'F2,YV1XZACV0P2000001,Volvo,V60,2019,194000,84000,Diesel,KLM123',
    'F3,WAUZZZ8K1DA000002,Audi,A4,2013,99000,184000,Diesel,KLN124',
    'F4,WVGZZZ5NZEW000003,Volkswagen,Tiguan,2014,129000,150000,Diesel,KLO125',
  ]);
  expect(cars.map(({ car_id }) => car_id)).toEqual(['F1', 'F3', 'F4']);
  const repeated = 'the same car (VIN) occurs in an earlier line, too';
  expect(stockCheckText(check, [])).toContain(`1  ${repeated}: line 3 "line 2"`);
});

const ids = async (lines: string[]): Promise<string[]> => (await stockOf(lines)).cars.map(({ car_id }) => car_id);

it.each([
  [
    'VINs',
    'stock,vin,make,model,trim,year,price,mileage km',
    ['S1,YV1XZACV0P2000001,Volvo,V60,Core,2019', 'S1,WAUZZZ8K1DA000002,Audi,A4,Sport,2018'],
  ],
  [
    'plates',
    'stock,regno,make,model,trim,year,price,mileage km',
    ['S1,KLM123,Volvo,V60,Core,2019', 'S1,KLN124,Audi,A4,,2018'],
  ],
  ['neither', 'stock,make,model,trim,year,price,mileage km', ['S1,Volvo,V60,Core,2019', 'S1,Audi,A4,Sport,2018']],
])('ids outlast a new price with %s', async (_what, header, rows) => {
  const before = await ids([header, ...rows.map((row) => `${row},199000,84000`)]);
  const after = await ids([header, ...rows.map((row) => `${row},179000,86000`)]);
  expect(new Set(before).size).toBe(2);
  expect(after).toEqual(before);
});

it('an id of the dealer is used as it is', async () => {
  const rows = [
    'stock,vin,make,year,price',
    'A 7,YV1XZACV0P2000001,Volvo,2019,199000',
    'A 8,WAUZZZ8K1DA000002,Audi,2018,99000',
  ];
  expect(await ids(rows)).toEqual(['A 7', 'A 8']);
});

it.each([
  ['words instead of numbers', 'on request', [199_000, null, 149_500]],
  ['words in brackets', '219 000 kr (inkl. moms)', [199_000, 219_000, 149_500]],
])('prices with %s cost no car', async (_what, cell, prices) => {
  const price = (number: string): string => (cell.includes('(') ? cell.replace('219 000', number) : number);
  const { cars } = await stockOf([
    'id,make,model,year,price,mileage km',
    `A1,Volvo,V60,2019,${price('199 000')},110000`,
    `A2,Kia,Ceed,2020,${cell},84000`,
    `A3,Audi,A3,2018,${price('149 500')},120000`,
  ]);
  expect(cars.map(({ car_price }) => car_price)).toEqual(prices);
});

it('prices outside the plausible ones are none', async () => {
  const { cars } = await stockOf([
    'id,make,model,year,price,mileage km',
    'I1,Volvo,V60,2019,620000000000,84000',
    'I2,Kia,Ceed,2020,1,52000',
    'I3,Audi,A4,2018,179000,110000',
    'I4,BMW,320d,2018,189000,110000',
  ]);
  expect(cars.map(({ car_price }) => car_price)).toEqual([null, null, 179_000, 189_000]);
});

it('the check says how cars without a condition get one', async () => {
  const lines = ['id,make,model,year,price,mileage km,photo', 'A1,Volvo,V60,2019,199000,110000,'];
  const text = stockCheckText((await stockOf(lines)).check, []).replace(/\s+/g, ' ');
  expect(text).toContain('if all cars have the same one, write "car_condition": { "constant": "Used" }.');
});

it('a column without a name is left out', async () => {
  const { cars } = await stockOf([
    'id,,model,year,price,mileage km',
    'N1,Volvo,V60,2019,199000,84000',
    'N2,Kia,Ceed,2020,149000,52000',
    'N3,Audi,A4,2018,179000,110000',
  ]);
  expect(cars.map(({ car_brand, car_model }) => [car_brand, car_model])).toEqual([
    ['', 'V60'],
    ['', 'Ceed'],
    ['', 'A4'],
  ]);
});
