import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { loadVocabulary } from '../../../config/languages/loadVocabulary.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import {
  americanStocks,
  googleHeader,
  googleTsv as google,
  metaCsv as meta,
  mobileCsv as mobile,
} from '../../../test/fixtures/feeds/presets/csvStocks.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { loadStock } from '../feed/loadStock.ts';
import type { SiteDisplay } from '../feed/cars/displayTexts.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { newFeed } from './newFeed.ts';
import { proposeFeed } from './proposeFeed.ts';
import type { Proposal } from './proposeMapping.ts';

const site = harbourSite('harbour-bil');
const displays = {
  se: { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', language: 'sv' },
  de: { currency: 'EUR', locale: 'de-DE', distanceUnit: 'km', language: 'de' },
  us: { currency: 'USD', locale: 'en-US', distanceUnit: 'miles', language: 'en' },
} as const satisfies Record<string, SiteDisplay>;

let folder: string;
let vocabulary: Vocabulary;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presets-'));
  vocabulary = loadVocabulary(productLanguages());
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file with the mapping that is proposed for it, unedited. */
async function stockOf(
  lines: string[] | Uint8Array,
  country: keyof typeof displays,
  name = 'stock.csv',
): Promise<{ cars: Car[]; proposal: Proposal }> {
  const source = join(folder, name);
  await writeFile(source, Array.isArray(lines) ? `${lines.join('\n')}\n` : lines);
  const proposal = await proposeFeed(source, { site, stockSites: [site.name], vocabulary });
  const cars: Car[] = [];
  await loadStock({
    source,
    mapping: parseFeedMapping(proposal.mapping, 'stock.json', [site.name]),
    sites: new Map([[site.name, displays[country]]]),
    vocabulary,
    logger: silentLogger,
    take: (_site, car) => void cars.push(car),
  });
  return { cars, proposal };
}

/** The facts of a car in a list. */
const shown = (car: Car): unknown[] => [
  `${car.car_brand} ${car.car_model}`,
  car.car_year,
  car.car_price,
  car.car_mileage,
  car.car_fuel,
  car.car_gearbox,
  car.car_condition,
  car.car_sale_state,
  car.car_images.map(({ original }) => original.split('/').pop()),
];

it('a Meta CSV becomes the right Swedish list', async () => {
  const { cars, proposal } = await stockOf(meta, 'se');
  expect(proposal).toMatchObject({
    recognised: 'Meta automotive inventory (CSV)',
    mapping: { preset: 'meta-csv', site: site.name },
  });
  expect(cars.map(shown)).toEqual([
    ['Volvo XC40', 2024, 399_000, 3100, 'Bensin', 'Automat', 'Begagnad', 'available', ['aa.jpg?w=800', 'bb.jpg']],
    ['Kia EV6', 2025, 519_000, 1, 'El', 'Automat', 'Ny', 'available', ['dd.jpg']],
    ['Audi A4', 2019, 179_000, 12_200, 'Diesel', 'Manuell', 'Begagnad', 'sold', ['ee.jpg']],
    ['Volkswagen Golf', 2020, 229_000, 8494, 'Laddhybrid', 'Automat', 'Begagnad', 'reserved', ['ff.jpg']],
  ]);
  expect(cars.map(({ car_version }) => car_version)).toEqual(['B4 Core', 'Plus', 'Avant', '']);
  expect(cars.map(({ car_retail_price }) => car_retail_price)).toEqual([419_000, 519_000, 179_000, 229_000]);
});

it('a Google TSV becomes the right Swedish list', async () => {
  const { cars, proposal } = await stockOf(google, 'se', 'stock.tsv');
  expect(proposal).toMatchObject({
    recognised: 'Google vehicle ads (TSV)',
    mapping: { preset: 'google-vehicle-ads-tsv', site: site.name },
  });
  expect(cars.map(shown)).toEqual([
    ['Volvo XC40', 2024, 419_000, 3100, 'Bensin', 'Automat', 'Begagnad', 'available', ['aa.jpg', 'bb.jpg', 'cc.jpg']],
    ['Kia EV6', 2025, 519_000, 1, 'El', 'Automat', 'Ny', 'available', ['dd.jpg']],
    ['Audi A4', 2019, 179_000, 12_000, 'Diesel', 'Manuell', 'Begagnad', 'available', ['ee.jpg']],
  ]);
});

it('a mobile.de CSV without header becomes the right German list', async () => {
  const { cars, proposal } = await stockOf(mobile, 'de');
  expect(proposal).toMatchObject({
    recognised: 'mobile.de (CSV without header)',
    mapping: { preset: 'mobile-de-csv', site: site.name, encoding: 'utf-8' },
  });
  expect(cars.map(shown)).toEqual([
    ['Audi A4', 2019, 19_900, 84_000, 'Diesel', 'Schaltgetriebe', 'Gebrauchtwagen', 'available', []],
    ['BMW 320d', 2020, 27_900, 61_000, 'Diesel', 'Automatik', 'Vorführwagen', 'available', []],
    ['Kia Sportage', 2025, 34_500, 10, 'Benzin', 'Automatik', 'Neuwagen', 'available', []],
  ]);
  expect(cars[0]).toMatchObject({
    car_power: 150,
    car_firstregistration: '2019-03',
    car_inspected_until: '2028-09-30',
    car_vat_eligible: true,
    car_body: 'Kombi',
    car_version: 'Avant',
    car_equipment: ['Klimaautomatik', 'Leichtmetallfelgen'],
  });
  expect(cars[0]?.car_facts?.map(({ label, value }) => [label, ...String(value).split(/\s/)])).toEqual([
    ['Hubraum', '1968', 'cm³'],
  ]);
});

it('a short mobile.de CSV is recognised by its cells', async () => {
  const rows = [
    '"4711";"A-100";"Limousine";"Audi";"A4 Avant";"110";"";"";"03.2019";"84000";"19900";"1";"1"',
    '"4711";"A-101";"Kombi";"BMW";"320d";"140";"";"";"06.2020";"61000";"27900";"1";"1"',
    '"4711";"A-102";"SUV";"Kia";"Sportage";"100";"";"";"11.2021";"32000";"24500";"1";"1"',
  ];
  const { cars } = await stockOf(rows, 'de');
  expect(cars.map((car) => shown(car).slice(0, 4))).toEqual([
    ['Audi A4', 2019, 19_900, 84_000],
    ['BMW 320d', 2020, 27_900, 61_000],
    ['Kia Sportage', 2021, 24_500, 32_000],
  ]);
  const swedish = await stockOf(rows, 'se');
  expect(swedish.cars.map(({ car_price }) => car_price)).toEqual([null, null, null]);
});

it.each(americanStocks)('%s becomes the right American list', async (title, preset, header, rows) => {
  const { cars, proposal } = await stockOf([header, ...rows], 'us');
  expect(proposal).toMatchObject({ recognised: title, mapping: { preset, site: site.name } });
  expect(cars.map(shown)).toEqual([
    ['Ford Fusion', 2021, 18_995, 31_020, 'Petrol', 'Automatic', 'Used', 'available', ['aa.jpg', 'bb.jpg']],
    ['Jeep Grand Cherokee', 2026, 48_500, 12, 'Hybrid', 'Automatic', 'New', 'available', ['cc.jpg']],
    ['Toyota Tacoma', 2018, 24_995, 68_400, 'Petrol', 'Manual', 'Used', 'available', []],
  ]);
  expect(cars[0]).toMatchObject({ car_equipment: ['Bluetooth', 'Heated seats'], car_retail_price: 26_100 });
});

/** A car of each format; a change of price and mileage leaves it the same car. */
const sameCar: [string, string[], string[]][] = [
  [
    'Meta',
    meta.slice(0, 2),
    meta.slice(0, 2).map((line) => line.replace('399000', '389000').replace('31000', '32000')),
  ],
  ['Google', google.slice(0, 2), google.slice(0, 2).map((line) => line.replace('419000', '409000'))],
  [
    'Google without VIN',
    [googleHeader, google[3] ?? ''],
    [googleHeader, (google[3] ?? '').replace('179000', '169000')],
  ],
  ['mobile.de', mobile.slice(0, 2), mobile.slice(0, 2).map((line) => line.replace('19900', '18900'))],
];

it.each(sameCar)('%s cars keep their address when the price changes', async (_format, before, after) => {
  const [[first], [second]] = [(await stockOf(before, 'se')).cars, (await stockOf(after, 'se')).cars];
  expect(second?.car_id).toBe(first?.car_id);
  expect(first?.car_id).toMatch(/^[0-9a-f]{14}$/);
});

it('cars whose VIN is a placeholder keep their address in another order', async () => {
  const rows = ['A-1', 'A-2'].map((id) => (google[1] ?? '').replace('A-1', id).replace('YV1XZACV0P2000001', 'N/A'));
  const idsOf = async (lines: string[]): Promise<string[]> => {
    return (await stockOf([googleHeader, ...lines], 'se')).cars.map(({ car_id }) => car_id);
  };
  expect(await idsOf(rows.toReversed())).toEqual((await idsOf(rows)).toReversed());
});

it('a price in another currency than that of the site is none', async () => {
  const { cars } = await stockOf(
    meta.map((line) => line.replace('399000 SEK', '39900 EUR')),
    'se',
  );
  expect(cars.map(({ car_price }) => car_price)).toEqual([null, 519_000, 179_000, 229_000]);
});

it('a proposal adds to the preset what differs in the feed', async () => {
  const header = 'Type;Stock;VIN;Year;Make;Model;Miles;SellingPrice;MSRP;ExteriorColor;Options;ImageList;Lot';
  const row = 'Used;P1;1FADP5AU6DL536022;2021;Ford;Fusion;31020;18995;26100;Black;Bluetooth, Navi;;Row 7';
  const { cars, proposal } = await stockOf([header, row], 'us');
  expect(proposal.mapping).toEqual({
    preset: 'homenet-csv',
    csv: { delimiter: ';' },
    site: site.name,
    fields: { car_equipment: { column: 'Options', separator: ',' } },
  });
  expect(cars[0]).toMatchObject({ car_price: 18_995, car_equipment: ['Bluetooth', 'Satellite navigation'] });
  expect(proposal.unmatched).toEqual([{ column: 'Lot', example: 'Row 7' }]);
  expect(proposal.matched).toContainEqual({ purpose: 'car_brand', column: 'Make', example: 'Ford' });
});

it('a proposal names the fields that no column of the preset fills', async () => {
  const header = 'Type,Stock,VIN,Year,Make,Model,Miles,SellingPrice,MSRP,ExteriorColor,Transmission,FuelType,ImageList';
  const row = 'C,P1,1FADP5AU6DL536022,2021,Ford,Fusion,31020,18995,26100,Black,,Gasoline,';
  const { cars, proposal } = await stockOf([header, row], 'us');
  expect(proposal.findings).toEqual([
    'car_gearbox stays blank: the file fills none of Transmission, TransmissionDescription',
    'images stays blank: the file fills none of ImageList, PhotoUrlList, PhotoUrls, PhotoUrl, Photos',
  ]);
  expect(cars[0]?.car_condition).toBe('Used');
});

it('a proposal names the encoding where it differs', async () => {
  const latin = iconv.encode(mobile.join('\n'), 'windows-1252');
  const { cars, proposal } = await stockOf(latin, 'de');
  expect(proposal.mapping).toMatchObject({ preset: 'mobile-de-csv', encoding: 'windows-1252' });
  expect(cars.map(({ car_color }) => car_color)).toEqual(['Schwarz', 'Grau', 'Weiß']);
});

it('a recognised format is named with the short mapping that is written', async () => {
  await writeFile(join(folder, 'cars.csv'), meta.join('\n'));
  const said: string[] = [];
  const parts = { root: folder, feedsFolder: folder, sites: [site], vocabulary };
  await newFeed({ file: 'cars.csv', site: null, out: 'cars.json' }, { ...parts, say: (text) => void said.push(text) });
  expect(said.join('')).toContain('Recognised: Meta automotive inventory (CSV)');
  const written = JSON.parse(await readFile(join(folder, 'cars.json'), 'utf8')) as unknown;
  expect(written).toEqual({ $schema: expect.any(String) as unknown, preset: 'meta-csv', site: site.name });
});
