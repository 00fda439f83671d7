import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { collectingLogger, loadCars, readingWith, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { waitUntil } from '../../../test/fixtures/waitUntil.ts';
import { startStockFeed } from './startStockFeed.ts';
import type { StockFeed } from './startStockFeed.ts';

let folder = '';
let feed: StockFeed | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drop-'));
});
afterEach(async () => {
  await feed?.stop();
  feed = null;
  await rm(folder, { recursive: true });
});

it('a feed in a folder is replaced by a newer file that is dropped there', async () => {
  const monday = join(folder, 'monday.csv');
  await writeFile(monday, 'id,make,price,year\n1,Volvo,1,2011\n');
  await utimes(monday, 1, 1);
  const brands: string[] = [];
  const logger = collectingLogger();
  const read = readingWith({ source: folder, mapping: smallMapping(), logger, quietMs: 0 }, (carsBySite) => {
    brands.push(...[...carsBySite.values()].flat().map(({ car_brand }) => car_brand));
  });
  const quick = { quietMs: 0, settleMs: 20, pollMs: 50 };
  feed = await startStockFeed({ source: folder, feed: 'small', read, logger, intervalMinutes: 10, ...quick });
  expect(brands).toEqual(['Volvo']);
  await writeFile(join(folder, 'tuesday.csv'), 'id,make,price,year\n1,Kia,1,2011\n');
  await waitUntil(() => brands.length === 2);
  expect(brands).toEqual(['Volvo', 'Kia']);
});

it('a refused feed of a folder is named by its file', async () => {
  await writeFile(join(folder, 'wednesday.csv'), 'other\n1\n');
  const options = { source: folder, mapping: smallMapping(), logger: collectingLogger(), quietMs: 0 };
  await expect(loadCars(options)).rejects.toThrow(`Refused ${join(folder, 'wednesday.csv')}: its first line lacks`);
});
