import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectingLogger, loadCars, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { loadStock } from './loadStock.ts';
import { blankCar } from './cars/carFields.ts';
import { loadFeedMapping, parseFeedMapping } from './mapping/feedMapping.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { PictureSets } from './cars/pictureSets.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const header = 'id,make,price,year';
const rows = (count: number, price = '100'): string =>
  Array.from({ length: count }, (_none, at) => `${price}-${at},Volvo,${price},2011\n`).join('');

describe('loading a stock', () => {
  it('reads listings scraped from the web', async () => {
    const logger = collectingLogger();
    const stock = await loadCars({
      source: 'test/fixtures/feeds/scrapedListings.csv',
      mapping: await loadFeedMapping('config/feeds/autoscout24.json', ['harbour-bil']),
      logger,
      now: () => new Date('2024-05-01T00:00:00Z'),
    });
    expect(stock?.report).toMatchObject({ read: 31, served: 24, skipped: 7, blanked: 4 });
    const found = stock?.report.problems.flatMap(({ reason, examples }) =>
      examples.map(({ line }) => `${line} ${reason.split(' ')[0] ?? ''}`),
    );
    expect(found?.sort()).toEqual([
      '21 a',
      '25 car_price',
      '26 car_price',
      '27 car_price',
      '29 car_year',
      '30 it',
      '31 car_brand',
    ]);
    expect(stock?.report.blankedByField).toEqual({ car_fuel: 1, car_power: 1, car_mileage: 1, car_odometer: 1 });
    const cars = stock?.carsBySite.get('harbour-bil') ?? [];
    expect(cars[0]).toMatchObject({
      car_brand: 'Volvo',
      car_fuel: 'Diesel',
      car_gearbox: 'Automat',
      car_mileage: 4120,
    });
    expect(cars[0]?.car_id).not.toBe(cars[1]?.car_id);
    expect(logger.lines.filter(({ event }) => event === 'feed.loaded')).toHaveLength(1);
  });

  it('sorts whole cars by site', async () => {
    const lines = ['harbour-bil', 'harbour-bil-no', 'harbour-bil'].map((site, at) =>
      JSON.stringify({ ...blankCar, car_id: `c${at}`, site }),
    );
    const source = await written('whole.ndjson.gz', gzipSync(lines.join('\n')));
    const mapping = parseFeedMapping(
      { format: 'ndjson', identity: true, site: { column: 'site' }, id: { column: 'car_id' } },
      'config/feeds/whole.json',
    );
    const stock = await loadCars({ source, mapping, logger: collectingLogger() });
    expect([...(stock?.carsBySite ?? [])].map(([site, cars]) => [site, cars.length])).toEqual([
      ['harbour-bil', 2],
      ['harbour-bil-no', 1],
    ]);
  });

  it('logs rows of one fault as one line', async () => {
    const logger = collectingLogger();
    const source = await written('many.csv', `${header}\n${rows(70)}${rows(60, '$5')}`);
    const stock = await loadCars({ source, mapping: smallMapping(), logger });
    expect(stock?.report.skipped).toBe(60);
    expect(
      logger.lines.filter(({ level }) => level === 'warn').map(({ event, facts }) => ({ event, ...facts })),
    ).toEqual([
      {
        event: 'feed.rowsSkipped',
        feed: 'small',
        reason: 'car_price is not a number (column price)',
        cure: 'Add "$" to numbers.ignore.',
        count: 60,
        examples: [72, 73, 74].map((line) => ({ line, value: '$5' })),
      },
    ]);
  });

  it('warns of a field that is blank in most rows', async () => {
    const logger = collectingLogger();
    const source = await written('dates.csv', `id,make,published\n1,Volvo,2016-03-26 00:00:00\n`);
    const fields = { car_brand: { column: 'make' }, car_publishdate: { column: 'published', type: 'date' } };
    await loadCars({ source, mapping: smallMapping({ fields }), logger });
    expect(logger.lines.find(({ event }) => event === 'feed.valuesBlanked')).toMatchObject({
      level: 'warn',
      facts: {
        reason: 'car_publishdate is not a date in the formats of the mapping (column published)',
        cure: 'Add "YYYY-MM-DD HH:mm:ss" to dates.',
        count: 1,
      },
    });
  });

  it.each([
    ['122222221', true],
    ['620000000000', true],
    ['50000000', false],
  ])('reads a price above the limit as none and logs its row: %s', async (price, isAbsurd) => {
    const logger = collectingLogger();
    const source = await written('absurd.csv', `${header}\n1,Volvo,100,2011\n2,Volvo,${price},2011\n`);
    const display = { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', maxPrice: 50_000_000 } as const;
    const mapping = smallMapping();
    const prices: (number | null)[] = [];
    const take = (_site: string, car: Car): void => void prices.push(car.car_price);
    await loadStock({ source, mapping, logger, take, sites: new Map([['harbour-bil', display]]) });
    expect(prices).toEqual([100, isAbsurd ? null : Number(price)]);
    const blanked = logger.lines.filter(({ event }) => event === 'feed.valuesBlanked');
    expect(blanked.map(({ facts }) => facts['examples'])).toEqual(isAbsurd ? [[{ line: 3, value: price }]] : []);
  });

  it('logs the row and value that it blanks in whole cars', async () => {
    const logger = collectingLogger();
    const car = { ...blankCar, car_id: '1', site: 'harbour-bil', car_price: '100 kr' };
    const source = await written('whole.ndjson', `${JSON.stringify(car)}\n`);
    const mapping = smallMapping({
      format: 'ndjson',
      identity: true,
      site: { column: 'site' },
      id: { column: 'car_id' },
      fields: undefined,
    });
    await loadCars({ source, mapping, logger });
    expect(logger.lines.find(({ event }) => event === 'feed.valuesBlanked')?.facts).toMatchObject({
      reason: 'car_price has a value of the wrong form',
      examples: [{ line: 1, value: '100 kr' }],
    });
  });

  it.each(['ABC123', 'anna@example.org', '070-174 06 05', 'YV1YHUW3GRB774969'])(
    'logs no cell that may be personal: %s',
    async (cell) => {
      const logger = collectingLogger();
      const source = await written('secret.csv', `${header}\n${rows(3)}9,Volvo,${cell},2011\n`);
      const display = {
        currency: 'SEK',
        locale: 'sv-SE',
        distanceUnit: 'mil',
        platesInText: ['[A-Z]{3}[0-9]{3}'],
      } as const;
      await loadCars({ source, mapping: smallMapping(), logger, sites: new Map([['harbour-bil', display]]) });
      expect(JSON.stringify(logger.lines)).not.toContain(cell.slice(0, 6));
    },
  );

  it('serves a feed of which half is bad', async () => {
    const half = await written('half.csv', `${header}\n${rows(5)}${rows(5, 'x')}`);
    const options = { mapping: smallMapping(), logger: collectingLogger() };
    expect((await loadCars({ ...options, source: half }))?.report.served).toBe(5);
  });

  it('refuses a feed of which most is bad', async () => {
    const more = await written('more.csv', `${header}\n${rows(5)}${rows(6, 'x')}`);
    const options = { mapping: smallMapping(), logger: collectingLogger() };
    await expect(loadCars({ ...options, source: more })).rejects.toThrow(
      /6 of 11 rows cannot be served. Most often: car_price is not a number \(column price\) \(6 rows, first in line 7: "x"\)/,
    );
  });

  it('refuses a stock below the guarded share of the running one', async () => {
    const source = await written('cut.csv', `${header}\n${rows(4)}`);
    const guard = { running: { 'harbour-bil': 10 }, minShare: 0.5, accepted: null };
    await expect(loadCars({ source, mapping: smallMapping(), logger: collectingLogger(), guard })).rejects.toThrow(
      /below 50 % of the running one \(harbour-bil has 4 cars in the feed, 10 are in service\).*npm run stock -- accept/,
    );
  });

  it.each([
    ['as many as were accepted', 4, { 'harbour-bil': 4 }, 4],
    ['half of the running ones', 5, null, 5],
    ['none of a site that had few', 0, null, 4],
  ])('takes a stock with %s', async (_case, cars, accepted, running) => {
    const source = await written('smaller.csv', `${header}\n${rows(Math.max(cars, 1))}`);
    const guard = { running: { 'harbour-bil': running === 4 && !accepted ? 4 : 10 }, minShare: 0.5, accepted };
    const stock = await loadCars({ source, mapping: smallMapping(), logger: collectingLogger(), guard });
    expect(stock?.report.carsOfSite['harbour-bil']).toBe(Math.max(cars, 1));
  });

  it('names the encoding when a windows-1252 feed is read as UTF-8', async () => {
    const bytes = Buffer.from(`${header}\n1,Citroën TÜV Käfer,100,2011\n`, 'latin1');
    const source = await written('encoding.csv', bytes);
    await expect(loadCars({ source, mapping: smallMapping(), logger: collectingLogger() })).rejects.toThrow(
      /3 of its 3 characters beyond ASCII are damaged.*"windows-1252" \(now "utf-8"\)/,
    );
  });

  it('refuses a UTF-8 feed read as windows-1252', async () => {
    const source = await written('utf8.csv', `${header}\n1,Citroën TÜV Käfer,100,2011\n`);
    const mapping = smallMapping({ encoding: 'windows-1252' });
    await expect(loadCars({ source, mapping, logger: collectingLogger() })).rejects.toThrow(/to "utf-8"/);
  });

  it('names the cell of the first damaged character', async () => {
    const bytes = Buffer.from(`${header}\n1,Volvo,100,2011\n2,Citroën TÜV Käfer,100,2011\n`, 'latin1');
    const source = await written('place.csv', bytes);
    await expect(loadCars({ source, mapping: smallMapping(), logger: collectingLogger() })).rejects.toThrow(
      'first in line 3, make: "Citro\ufffdn T\ufffdV K\ufffdfer"',
    );
  });

  it('repairs cells that are encoded twice', async () => {
    const logger = collectingLogger();
    const twice = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
    const lines = [`1,${twice('Škoda Ö')},100,2011`, `2,Citroën ${twice('é')},100,2011`, '3,“BLÅ”,100,2011'];
    const source = await written('double.csv', `${header}\n${lines.join('\n')}\n`);
    const stock = await loadCars({ source, mapping: smallMapping(), logger });
    expect(stock?.carsBySite.get('harbour-bil')?.map(({ car_brand }) => car_brand)).toEqual([
      'Škoda Ö',
      'Citroën é',
      '“BLÅ”',
    ]);
    expect(logger.lines.find(({ event }) => event === 'feed.encodingRepaired')?.facts).toMatchObject({
      cells: 2,
      example: { line: 2, column: 'make', repaired: 'Škoda Ö' },
    });
    expect(logger.lines.some(({ event }) => event === 'feed.encodingDamaged')).toBe(false);
  });

  it('advises no other encoding when the feed itself is damaged', async () => {
    const logger = collectingLogger();
    const source = await written('lost.csv', `${header}\n1,Citroën Käfer \ufffd,100,2011\n`);
    await loadCars({ source, mapping: smallMapping(), logger });
    expect(logger.lines.find(({ event }) => event === 'feed.encodingDamaged')?.facts).toMatchObject({
      example: { line: 2, column: 'make' },
      cure: expect.stringContaining('No other encoding reads them.'),
    });
  });

  it('logs damaged characters of a feed that it serves', async () => {
    const logger = collectingLogger();
    const letters = 'åäö'.repeat(20);
    const bytes = Buffer.concat([
      Buffer.from(`${header}\n1,${letters}`),
      Buffer.from([0xe5]),
      Buffer.from(',100,2011\n'),
    ]);
    const source = await written('typo.csv', bytes);
    await loadCars({ source, mapping: smallMapping(), logger });
    expect(logger.lines.find(({ event }) => event === 'feed.encodingDamaged')?.facts).toMatchObject({ damaged: 1 });
  });

  it.each(['', `${header}\n`, '\n\n'])('refuses a feed without rows: %j', async (content) => {
    const source = await written('empty.csv', content);
    await expect(loadCars({ source, mapping: smallMapping(), logger: collectingLogger() })).rejects.toThrow(
      /it has no rows/,
    );
  });

  it('refuses a missing feed', async () => {
    const source = join(folder, 'absent.csv');
    const loading = loadCars({ source, mapping: smallMapping(), logger: collectingLogger() });
    await expect(loading).rejects.toThrow(FeedRefusedError);
  });

  it('gives picture sets to the scraped listings when they are at hand', async () => {
    const pictures = {
      images: [],
      primary: { thumbnail_url: '/media/cars/e/front-three-quarter-640.webp', blur_data_url: '' },
    };
    const pictureSets: PictureSets = new Map([['estate', [pictures]]]);
    const stock = await loadCars({
      source: 'test/fixtures/feeds/scrapedListings.csv',
      mapping: await loadFeedMapping('config/feeds/autoscout24.json', ['harbour-bil']),
      logger: collectingLogger(),
      pictureSets,
    });
    const cars = stock?.carsBySite.get('harbour-bil') ?? [];
    const illustrated = cars.filter((car) => car.car_primary_image !== null);
    expect(new Set(illustrated.map((car) => car.car_body))).toEqual(new Set(['Kombi']));
    expect(illustrated.every((car) => car.car_description.includes('illustrationer'))).toBe(true);
  });
});
