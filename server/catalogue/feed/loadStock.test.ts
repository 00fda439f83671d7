import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectingLogger, loadCars, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { blankCar } from './carFields.ts';
import { loadFeedMapping } from './feedMapping.ts';
import { FeedRefusedError } from './FeedRefusedError.ts';
import type { PictureSets } from './pictureSets.ts';

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
  it('reads listings scraped from the web, with all their faults', async () => {
    const logger = collectingLogger();
    const stock = await loadCars({
      source: 'test/fixtures/feeds/scrapedListings.csv',
      mapping: await loadFeedMapping('config/feeds/autoscout24.json'),
      logger,
      now: () => new Date('2024-05-01T00:00:00Z'),
    });
    expect(stock?.report).toMatchObject({ read: 31, served: 24, skipped: 7, blanked: 4 });
    expect(stock?.report.problems.map(({ line, reason }) => `${line} ${reason.split(' ')[0] ?? ''}`).sort()).toEqual([
      '21 a',
      '25 car_price',
      '26 car_price',
      '27 car_price',
      '29 car_year',
      '30 it',
      '31 car_brand',
    ]);
    expect(stock?.report.blankedByField).toEqual({ car_fuel: 1, car_power: 1, car_mileage: 1, car_odometer: 1 });
    const cars = stock?.carsBySite.get('polhem-bil') ?? [];
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
    const lines = ['polhem-bil', 'polhem-bil-no', 'polhem-bil'].map((site, at) =>
      JSON.stringify({ ...blankCar, car_id: `c${at}`, site }),
    );
    const source = await written('whole.ndjson.gz', gzipSync(lines.join('\n')));
    const mapping = await loadFeedMapping('config/feeds/demo.json');
    const stock = await loadCars({ source, mapping, logger: collectingLogger() });
    expect([...(stock?.carsBySite ?? [])].map(([site, cars]) => [site, cars.length])).toEqual([
      ['polhem-bil', 2],
      ['polhem-bil-no', 1],
    ]);
  });

  it('keeps 50 problems and logs 20 of them and the number of the others', async () => {
    const logger = collectingLogger();
    const source = await written('many.csv', `${header}\n${rows(70)}${rows(60, 'x')}`);
    const stock = await loadCars({ source, mapping: smallMapping(), logger });
    expect(stock?.report.problems).toHaveLength(50);
    expect(stock?.report.skipped).toBe(60);
    const warned = logger.lines.filter(({ level }) => level === 'warn');
    expect(warned.filter(({ event }) => event === 'feed.rowSkipped')).toHaveLength(20);
    expect(warned.at(-1)).toMatchObject({ event: 'feed.moreRowsSkipped', facts: { count: 40 } });
  });

  it('never logs what a cell holds', async () => {
    const logger = collectingLogger();
    const source = await written('secret.csv', `${header}\n${rows(3)}9,Volvo,ABC123,2011\n`);
    await loadCars({ source, mapping: smallMapping(), logger });
    expect(JSON.stringify(logger.lines)).not.toContain('ABC123');
  });

  it('serves a feed of which half is bad, and refuses one row more', async () => {
    const half = await written('half.csv', `${header}\n${rows(5)}${rows(5, 'x')}`);
    const more = await written('more.csv', `${header}\n${rows(5)}${rows(6, 'x')}`);
    const options = { mapping: smallMapping(), logger: collectingLogger() };
    expect((await loadCars({ ...options, source: half }))?.report.served).toBe(5);
    await expect(loadCars({ ...options, source: more })).rejects.toThrow(
      /6 of 11 rows cannot be served \(line 7: car_price is not a number \(column price\)\)/,
    );
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
      mapping: await loadFeedMapping('config/feeds/autoscout24.json'),
      logger: collectingLogger(),
      pictureSets,
    });
    const cars = stock?.carsBySite.get('polhem-bil') ?? [];
    const illustrated = cars.filter((car) => car.car_primary_image !== null);
    expect(new Set(illustrated.map((car) => car.car_body))).toEqual(new Set(['Kombi']));
    expect(illustrated.every((car) => car.car_description.includes('illustrationer'))).toBe(true);
  });
});
