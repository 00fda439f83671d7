import { mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { memoryStockChanges } from '../../../test/fixtures/feeds/memoryStockChanges.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { waitUntil } from '../../../test/fixtures/waitUntil.ts';
import type { CarIdentity } from '../moved/CarIdCollector.ts';
import { createEmbeddedCatalogue } from '../createEmbeddedCatalogue.ts';
import type { EmbeddedCatalogue, EmbeddedStock } from '../createEmbeddedCatalogue.ts';

const header = 'id,make,price,year,vin,plate';
const vin = 'YV1ZZ0000A0123456';

let folder: string;
const running: EmbeddedCatalogue[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'several-'));
  await write('own', '1,Volvo,100,2011,,', '2,Kia,100,2012,,');
  await write('import', '7,Saab,100,2013,,');
});
afterEach(async () => {
  for (const catalogue of running.splice(0)) await catalogue.stop();
  await rm(folder, { recursive: true });
});

let seconds = 1_700_000_000;

/** Writes a feed with a time of its own, so that every content is another version. */
async function write(name: string, ...rows: string[]): Promise<void> {
  await writeFile(join(folder, `${name}.csv`), [header, ...rows].join('\n'));
  seconds += 1;
  await utimes(join(folder, `${name}.csv`), seconds, seconds);
}

const mapping = (name: string) => ({
  ...smallMapping({
    site: 'fjord-bil',
    fields: {
      car_brand: { column: 'make', required: true },
      car_price: { column: 'price' },
      car_chassino: { column: 'vin' },
      car_regno: { column: 'plate' },
    },
  }),
  name,
});

/** A process over the feeds "own" and "import", in this order. */
async function start(more: Partial<EmbeddedStock> = {}, hasCopies = true) {
  const logger = collectingLogger();
  const feeds = ['own', 'import'].map((name) => ({
    source: join(folder, `${name}.csv`),
    mapping: mapping(name),
    intervalMinutes: 60,
    ...(hasCopies && { lastGood: join(folder, `copy-${name}`) }),
  }));
  const catalogue = await createEmbeddedCatalogue({
    stock: { feeds, settleMs: 1e9, pollMs: 1e9, ...more },
    dealers: null,
    stockSites: ['fjord-bil'],
    logger,
  });
  running.push(catalogue);
  const index = indexFor('fjord-bil', 'vehicles');
  const all = { index, fields: ['car_brand', 'car_id'], facets: [], keyphrase: '', filters: {}, limit: 9, offset: 0 };
  const brands = async (): Promise<(string | undefined)[]> =>
    (await catalogue.gateway.searchCars({ ...all, sort_name: '' })).content.map((car) => car.car_brand).sort();
  const lines = (event: string) => logger.lines.filter((line) => line.event === event).map(({ facts }) => facts);
  return { catalogue, brands, lines };
}

/** Starts over a predecessor that has read both feeds, without one of them. */
async function startWithout(name: string, more: Partial<EmbeddedStock> = {}) {
  const first = await start(more);
  await first.catalogue.stop();
  await rename(join(folder, `${name}.csv`), join(folder, `${name}.away`));
  return start(more);
}

describe('a stock of two feeds', () => {
  it('has the cars of both', async () => {
    const { brands, catalogue } = await start();
    expect(await brands()).toEqual(['Kia', 'Saab', 'Volvo']);
    expect(catalogue.stockState()).toMatchObject({
      state: 'current',
      feeds: [
        { feed: 'own', state: 'current', readAt: expect.any(String) },
        { feed: 'import', state: 'current' },
      ],
    });
  });

  it.each([
    ['VIN', `1,Volvo,100,2011,${vin},`, `9,Opel,100,2011,${vin},`, { vin: 1, plate: 0, id: 0 }],
    ['registration number', '1,Volvo,100,2011,,EL 12345', '9,Opel,100,2011,,el12345', { vin: 0, plate: 1, id: 0 }],
    ['id', '1,Volvo,100,2011,,', '1,Opel,100,2011,,', { vin: 0, plate: 0, id: 1 }],
  ])('takes a car with the same %s from the first feed', async (_what, own, other, counts) => {
    await write('own', own);
    await write('import', other, '8,Fiat,100,2011,,');
    const { brands, lines } = await start();
    expect(await brands()).toEqual(['Fiat', 'Volvo']);
    expect(lines('feed.carsInEarlierFeed')).toEqual([{ feed: 'import', cars: 1, ...counts }]);
  });

  it('shows the car of the second feed once the first one has sold it', async () => {
    await write('own', `1,Volvo,100,2011,${vin},`, '2,Kia,100,2012,,');
    await write('import', `9,Opel,100,2011,${vin},`);
    const { brands, catalogue } = await start();
    expect(await brands()).toEqual(['Kia', 'Volvo']);
    await write('own', '2,Kia,100,2012,,');
    expect(await catalogue.reload()).toBe(true);
    expect(await brands()).toEqual(['Kia', 'Opel']);
  });

  it('records the ids of all its cars together', async () => {
    const otherVin = 'YV1ZZ0000A0123457';
    await write('own', `1,Volvo,100,2011,${vin},`);
    await write('import', `9,Opel,100,2011,${vin},`, `7,Saab,100,2013,${otherVin},`);
    const recorded: string[][] = [];
    const record = (batches: readonly string[]): Promise<string[]> => {
      const cars = batches.flatMap((batch) => JSON.parse(batch) as CarIdentity[]);
      recorded.push(cars.map(([, id]) => id));
      return Promise.resolve([]);
    };
    const { catalogue } = await start({ carIds: { hashKey: () => 'secret', record } });
    await write('import', `8,Saab,100,2013,${otherVin},`);
    await catalogue.reload();
    await catalogue.stop();
    expect(recorded).toEqual([
      ['1', '7'],
      ['1', '8'],
    ]);
  });

  it.each([true, false])('reads one of them again when it changes (copies: %s)', async (hasCopies) => {
    const { brands, catalogue, lines } = await start({}, hasCopies);
    await write('import', '7,Saab,100,2013,,', '8,Fiat,100,2014,,');
    expect(await catalogue.reload()).toBe(true);
    expect(await brands()).toEqual(['Fiat', 'Kia', 'Saab', 'Volvo']);
    expect(lines('feed.loaded').map(({ feed }) => feed)).toEqual(['own', 'import', 'import']);
    expect(await catalogue.reload()).toBe(false);
  });

  it.each([
    ['own', ['Kia', 'Saab', 'Volvo']],
    ['import', ['Kia', 'Saab', 'Volvo']],
  ])('keeps the cars of the feed "%s" while it is broken', async (name, shown) => {
    const { brands, catalogue, lines } = await start();
    await writeFile(join(folder, `${name}.csv`), '<html>Bad gateway</html>');
    const other = name === 'own' ? 'import' : 'own';
    await writeFile(
      join(folder, `${other}.csv`),
      `${await readFile(join(folder, `${other}.csv`), 'utf8')}\n5,Audi,1,2015,,`,
    );
    await catalogue.reload();
    expect(await brands()).toEqual(['Audi', ...shown]);
    expect(lines('feed.refused')).toMatchObject([{ feed: name }]);
  });

  it.each([
    ['own', ['Saab']],
    ['import', ['Kia', 'Volvo']],
  ])('has the cars of the other feed while "%s" is missing without a copy', async (name, shown) => {
    await rm(join(folder, `${name}.csv`));
    const { brands, catalogue, lines } = await start();
    expect(await brands()).toEqual(shown);
    expect(catalogue.stockState()).toMatchObject({
      state: 'missing',
      feeds: expect.arrayContaining([{ feed: name, state: 'missing' }]),
    });
    expect(lines('feed.stockMissing')).toMatchObject([{ feed: name }]);
    await write(name, '3,Fiat,100,2011,,');
    expect(await catalogue.reload()).toBe(true);
    expect(await brands()).toEqual(['Fiat', ...shown]);
    expect(catalogue.stockState()).toMatchObject({ state: 'current' });
  });

  it.each(['own', 'import'])('has the last good cars of "%s" while it is missing', async (name) => {
    const { brands, catalogue, lines } = await startWithout(name);
    expect(await brands()).toEqual(['Kia', 'Saab', 'Volvo']);
    expect(lines('feed.lastGoodServed')).toMatchObject([{ feed: name, ageHours: 0 }]);
    const other = name === 'own' ? 'import' : 'own';
    expect(catalogue.stockState()).toMatchObject({
      state: 'copy',
      feeds: expect.arrayContaining([expect.objectContaining({ feed: other, state: 'current' })]),
    });
  });

  it('is missing while both are', async () => {
    await rm(join(folder, 'own.csv'));
    await rm(join(folder, 'import.csv'));
    const { catalogue } = await start();
    expect(catalogue.stockState()).toMatchObject({ state: 'missing' });
    await expect(catalogue.listing.count('fjord-bil')).rejects.toThrow('has not been read');
  });

  it('refuses one that is much smaller than before, for itself', async () => {
    const rows = Array.from({ length: 10 }, (_none, at) => `${String(10 + at)},Saab,100,2013,,`);
    await write('import', ...rows);
    const { catalogue, lines, brands } = await start();
    await write('import', '10,Saab,100,2013,,');
    await write('own', '1,Volvo,100,2011,,');
    expect(await catalogue.reload()).toBe(true);
    expect(lines('feed.refused')).toMatchObject([{ feed: 'import', reason: expect.stringContaining('below 50 %') }]);
    expect((await brands()).filter((brand) => brand === 'Kia')).toEqual([]);
    expect(await catalogue.listing.count('fjord-bil')).toBe(11);
  });

  it('serves pushed cars over both', async () => {
    const changes = memoryStockChanges();
    const { catalogue, brands } = await start({ changes });
    const pushed = { id: '9', make: 'Opel', price: '1', year: '2011' };
    await catalogue.push?.push([pushed, { delete: '7' }], null, '');
    await waitUntil(async () => (await brands()).includes('Opel'));
    expect(await brands()).toEqual(['Kia', 'Opel', 'Volvo']);
    await write('import', '7,Saab,100,2013,,', '8,Fiat,100,2014,,');
    await catalogue.reload();
    expect(await brands()).toEqual(['Fiat', 'Kia', 'Opel', 'Volvo']);
  });

  it('serves pushed cars while the first feed is missing with a copy', async () => {
    const changes = memoryStockChanges();
    const { catalogue, brands } = await startWithout('own', { changes });
    const pushed = { id: '9', make: 'Opel', price: '1', year: '2011' };
    await catalogue.push?.push([pushed], null, '');
    await waitUntil(async () => (await brands()).includes('Opel'));
    expect(await brands()).toEqual(['Kia', 'Opel', 'Saab', 'Volvo']);
    expect(catalogue.stockState()).toMatchObject({ state: 'copy' });
  });
});
