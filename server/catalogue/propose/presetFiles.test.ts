import { expect, it } from '@jest/globals';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { productVocabulary as vocabulary } from '../../../test/fixtures/feeds/productVocabulary.ts';
import { jsonStocks } from '../../../test/fixtures/feeds/presets/jsonStocks.ts';
import { countries } from '../../../test/fixtures/feeds/presets/PresetStock.ts';
import { xmlStocks } from '../../../test/fixtures/feeds/presets/xmlStocks.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { loadStock } from '../feed/loadStock.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { proposeFeed } from './proposeFeed.ts';

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

it.each([...xmlStocks, ...jsonStocks])(
  '$file becomes the right $country list',
  async ({ file, country, mapping, cars, first = {} }) => {
    const source = `test/fixtures/feeds/presets/${file}`;
    const proposal = await proposeFeed(source, { site, stockSites: [site.name], vocabulary });
    expect(proposal.mapping).toEqual({ ...mapping, site: site.name });
    const read: Car[] = [];
    await loadStock({
      source,
      mapping: parseFeedMapping(proposal.mapping, 'stock.json', [site.name]),
      sites: new Map([[site.name, countries[country]]]),
      vocabulary,
      logger: silentLogger,
      take: (_site, car) => void read.push(car),
    });
    expect(read.map(shown)).toEqual(cars);
    expect(read[0]).toMatchObject(first);
  },
);

it('a proposal shows what the conditions in paths of a preset take and leave out', async () => {
  const file = 'test/fixtures/feeds/presets/finn.xml';
  const { matched, unmatched } = await proposeFeed(file, { site, stockSites: [site.name], vocabulary });
  const model = { purpose: 'car_model', column: 'adata/field[@name=model]/@value', example: 'V60' };
  expect(matched).toContainEqual(model);
  const left = unmatched.map(({ column }) => column);
  expect(left).toContain('location/postal-code');
  expect(left.filter((column) => column.startsWith('adata/field'))).toEqual([]);
});
