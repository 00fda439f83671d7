import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { indexFor } from '../../../../shared/catalogue/indexFor.ts';
import { collectingLogger, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { startFakeOpenSearch } from '../../../../test/upstreams/opensearch/fakeOpenSearch.ts';
import type { FakeOpenSearch } from '../../../../test/upstreams/opensearch/fakeOpenSearch.ts';
import { FeedsReader } from '../../feed/FeedsReader.ts';
import { readFeeds } from '../../feed/readFeeds.ts';
import { openSearchClient } from '../openSearchClient.ts';
import { indexStock } from './indexStock.ts';

let fake: FakeOpenSearch;
let folder: string;
beforeEach(async () => {
  fake = await startFakeOpenSearch();
  folder = await mkdtemp(join(tmpdir(), 'several-'));
});
afterEach(async () => {
  await fake.stop();
  await rm(folder, { recursive: true });
});

it('OpenSearch has the cars of several feeds, also after one has changed or failed', async () => {
  const client = openSearchClient(fake);
  const logger = collectingLogger();
  const write = (name: string, rows: string): Promise<void> =>
    writeFile(join(folder, name), `id,make,price,year\n${rows}`);
  const reader = new FeedsReader({
    feeds: ['own', 'import'].map((name) => ({
      settings: { source: join(folder, name), mapping: { ...smallMapping({ site: 'fjord-bil' }), name } },
      copy: join(folder, `copy-${name}`),
    })),
    index: (readings) =>
      indexStock({
        client,
        stockSites: ['fjord-bil'],
        logger,
        shards: 1,
        readDealers: () => Promise.resolve(new Map()),
        readCars: (take) =>
          readFeeds(
            readings.map((reading) => ({ ...reading, logger })),
            take,
          ),
      }),
    minShare: 0.5,
    overlay: null,
    logger,
  });
  const size = (): number | undefined => {
    const index = fake.aliases.get(indexFor('fjord-bil', 'vehicles'));
    return fake.indexes.get(index ?? '')?.documents.length;
  };
  const { signal } = new AbortController();
  await write('own', '1,Volvo,100,2011\n2,Kia,100,2012');
  await write('import', '2,Kia,100,2012\n7,Saab,100,2013');
  const stocks = await Promise.all([0, 1].map((at) => reader.reader(at)(null, signal)));
  expect(size()).toBe(3);
  expect(stocks.map((stock) => stock?.report.served)).toEqual([2, 1]);

  await write('import', '7,Saab,100,2013\n8,Fiat,100,2014');
  const known = { version: stocks[1]?.version ?? '', soldSince: new Map(), carsOfSite: {}, accepted: null };
  expect((await reader.reader(1)(known, signal))?.report.served).toBe(2);
  expect(size()).toBe(4);

  await write('import', '<html>');
  await expect(reader.reader(1)(known, signal)).rejects.toThrow('cannot be served');
  expect(size()).toBe(4);
  await client.close();
});
