import { expect, it } from '@jest/globals';
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

/** What a visitor sees of a car in a list. */
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

async function proposed(file: string): Promise<Proposal> {
  const source = `test/fixtures/feeds/presets/${file}`;
  return proposeFeed(source, { site, stockSites: [site.name], vocabulary });
}

async function carsOf(file: string, mapping: unknown, display: SiteDisplay): Promise<Car[]> {
  const cars: Car[] = [];
  await loadStock({
    source: `test/fixtures/feeds/presets/${file}`,
    mapping: parseFeedMapping(mapping, 'stock.json', [site.name]),
    sites: new Map([[site.name, display]]),
    vocabulary,
    logger: silentLogger,
    take: (_site, car) => void cars.push(car),
  });
  return cars;
}

it.each(stocks)('$file becomes the right $country list', async ({ file, country, mapping, cars, first = {} }) => {
  const proposal = await proposed(file);
  expect(proposal.mapping).toEqual({ ...mapping, site: site.name });
  const read = await carsOf(file, proposal.mapping, countries[country]);
  expect(read.map(shown)).toEqual(cars);
  expect(read[0]).toMatchObject(first);
});

it.each(stocks)('$file has no prices on a site of another currency', async ({ file, mapping, cars }) => {
  const read = await carsOf(file, { ...mapping, site: site.name }, { ...countries.German, currency: 'CHF' });
  expect(read).toHaveLength(cars.length);
  expect(read.flatMap(({ car_price, car_retail_price }) => car_price ?? car_retail_price ?? [])).toEqual([]);
});

it('a proposal shows what the conditions in paths of a preset take and leave out', async () => {
  const { matched, unmatched } = await proposed('finn.xml');
  const model = { purpose: 'car_model', column: 'adata/field[@name=model]/@value', example: 'V60' };
  expect(matched).toContainEqual(model);
  const left = unmatched.map(({ column }) => column);
  expect(left).toContain('location/postal-code');
  expect(left.filter((column) => column.startsWith('adata/field'))).toEqual([]);
});
