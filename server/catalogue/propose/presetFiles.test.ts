import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { productVocabulary as vocabulary } from '../../../test/fixtures/feeds/productVocabulary.ts';
import { jsonStocks } from '../../../test/fixtures/feeds/presets/jsonStocks.ts';
import { countries } from '../../../test/fixtures/feeds/presets/PresetStock.ts';
import { xmlStocks } from '../../../test/fixtures/feeds/presets/xmlStocks.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import type { SiteDisplay } from '../feed/cars/displayTexts.ts';
import { loadStock } from '../feed/loadStock.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { proposeFeed } from './proposeFeed.ts';
import type { Proposal } from './proposeMapping.ts';

const site = harbourSite('harbour-bil');

/** Facts of a car that a visitor sees in a list. */
const shown = (car: Car): unknown[] => [
  [car.car_brand, car.car_model, car.car_version].filter((text) => text !== '').join(' '),
  car.car_year,
  car.car_price,
  car.car_mileage,
  car.car_fuel,
  car.car_condition,
  car.car_sale_state,
  car.car_images.map(({ original }) => original.replace(/^https:\/\/[^/]+\//, '')),
];

const stocks = [...xmlStocks, ...jsonStocks];

const sourceOf = (file: string): string => `test/fixtures/feeds/presets/${file}`;

async function proposed(source: string): Promise<Proposal> {
  return proposeFeed(source, { site, stockSites: [site.name], vocabulary });
}

async function carsOf(source: string, mapping: unknown, display: SiteDisplay): Promise<Car[]> {
  const cars: Car[] = [];
  await loadStock({
    source,
    mapping: parseFeedMapping(mapping, 'stock.json', [site.name]),
    sites: new Map([[site.name, display]]),
    vocabulary,
    logger: silentLogger,
    take: (_site, car) => void cars.push(car),
  });
  return cars;
}

it.each(stocks)('$file becomes the right $country list', async ({ file, country, mapping, cars, first = {} }) => {
  const proposal = await proposed(sourceOf(file));
  expect(proposal.mapping).toEqual({ ...mapping, site: site.name });
  const read = await carsOf(sourceOf(file), proposal.mapping, countries[country]);
  expect(read.map(shown)).toEqual(cars);
  expect(read[0]).toMatchObject(first);
});

it.each(stocks)('$file has no prices on a site of another currency', async ({ file, mapping, cars }) => {
  const read = await carsOf(sourceOf(file), { ...mapping, site: site.name }, { ...countries.German, currency: 'CHF' });
  expect(read).toHaveLength(cars.length);
  expect(read.flatMap(({ car_price, car_retail_price }) => car_price ?? car_retail_price ?? [])).toEqual([]);
});

/** The same JSON with the members of each object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
}

/** The same feed as another program writes it: other prefixes of namespaces, or JSON in one line. */
function rewritten(file: string): string {
  const text = readFileSync(sourceOf(file), 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(reversed(JSON.parse(text)));
  return text.replaceAll(/(?<=<\/?|xmlns:)(g|ns0|ad|search|seller|resource|finn|media|dc)(?=[:=])/g, '$1x');
}

it.each(stocks)('$file gives the same cars when another program writes it', async ({ file, country, cars }) => {
  const folder = await mkdtemp(join(tmpdir(), 'preset-files-'));
  try {
    const source = join(folder, file);
    await writeFile(source, rewritten(file));
    const { mapping } = await proposed(source);
    expect((await carsOf(source, mapping, countries[country])).map(shown)).toEqual(cars);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a proposal shows what the conditions in paths of a preset take', async () => {
  const { matched, unmatched } = await proposed(sourceOf('finn.xml'));
  const model = { purpose: 'car_model', column: 'adata/field[@name=model]/@value', example: 'V60' };
  expect(matched).toContainEqual(model);
  expect(matched.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['id', 'images']));
  const left = unmatched.map(({ column }) => column);
  expect(left).toContain('location/postal-code');
  expect(left.filter((column) => column.startsWith('adata/field'))).toEqual([]);
});
