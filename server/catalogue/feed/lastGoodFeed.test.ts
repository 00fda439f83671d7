import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collectingLogger, handTimers, smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { memoryStockChanges } from '../../../test/fixtures/feeds/memoryStockChanges.ts';
import { waitUntil } from '../../../test/fixtures/waitUntil.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { createEmbeddedCatalogue } from '../createEmbeddedCatalogue.ts';
import type { EmbeddedCatalogue, EmbeddedCatalogueOptions } from '../createEmbeddedCatalogue.ts';

const csv = (...makes: string[]): string =>
  `id,make,price,year\n${makes.map((make, at) => `${String(at)},${make},1,2011\n`).join('')}`;

let folder: string;
let source: string;
const running: EmbeddedCatalogue[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  source = join(folder, 'cars.csv');
  await writeFile(source, csv('Volvo', 'Kia'));
});
afterEach(async () => {
  for (const catalogue of running.splice(0)) await catalogue.stop();
  await rm(folder, { recursive: true });
});

type StockOptions = NonNullable<EmbeddedCatalogueOptions['stock']>;
type ProcessOptions = Partial<StockOptions> & { feed?: Partial<StockOptions['feeds'][number]> };

/** A process over the feed. `end` leaves what a killed one would leave. */
async function startProcess({ feed, ...more }: ProcessOptions = {}) {
  const logger = collectingLogger();
  const catalogue = await createEmbeddedCatalogue({
    stock: {
      feeds: [
        {
          source,
          mapping: smallMapping({ site: 'fjord-bil' }),
          intervalMinutes: 60,
          lastGood: join(folder, 'copy'),
          ...feed,
        },
      ],
      ...more,
    },
    dealers: null,
    stockSites: ['fjord-bil'],
    logger,
  });
  running.push(catalogue);
  const index = indexFor('fjord-bil', 'vehicles');
  const all = { index, fields: ['car_brand'], facets: [], keyphrase: '', filters: {}, limit: 9, offset: 0 };
  const search = () => catalogue.gateway.searchCars({ ...all, sort_name: '' });
  const brands = async (): Promise<(string | undefined)[]> =>
    (await search()).content.map((car) => car.car_brand).sort();
  return { catalogue, logger, search, brands, events: () => logger.lines.map(({ event }) => event) };
}

/** Takes the feed away and starts a successor of a process that has read it. */
async function startWithoutFeed(more: ProcessOptions = {}) {
  const first = await startProcess(more);
  await first.catalogue.stop();
  await rename(source, `${source}.away`);
  return startProcess(more);
}

describe('a process whose predecessor has read the feed', () => {
  it('serves the last good feed while there is none', async () => {
    const { brands, events, catalogue } = await startWithoutFeed();
    expect(await brands()).toEqual(['Kia', 'Volvo']);
    expect(events()).toContain('feed.lastGoodServed');
    const { mtime } = await stat(join(folder, 'copy'));
    expect(catalogue.stockState()).toEqual({ state: 'copy', readAt: mtime.toISOString() });
  });

  it('serves the last good feed while the feed is broken', async () => {
    const first = await startProcess();
    await first.catalogue.stop();
    await writeFile(source, '<html>Bad gateway</html>');
    const { brands } = await startProcess();
    expect(await brands()).toEqual(['Kia', 'Volvo']);
  });

  it('reads the feed when it is back', async () => {
    const { brands, catalogue } = await startWithoutFeed();
    await writeFile(source, csv('Volvo', 'Kia', 'Saab'));
    await catalogue.reload();
    expect(await brands()).toEqual(['Kia', 'Saab', 'Volvo']);
    expect(catalogue.stockState()).toMatchObject({ state: 'current' });
  });

  it('still refuses a feed that is much smaller than the last good one', async () => {
    await writeFile(source, csv(...Array.from({ length: 10 }, () => 'Kia')));
    const { catalogue } = await startWithoutFeed();
    await writeFile(source, csv('Volvo'));
    expect(await catalogue.reload()).toBe(false);
  });

  it('serves pushed cars over the last good feed', async () => {
    const changes = memoryStockChanges();
    const first = await startProcess({ changes });
    const pushed = { id: '9', make: 'Opel', price: '1', year: '2011' };
    await first.catalogue.push?.push([pushed], null, JSON.stringify(pushed));
    await waitUntil(async () => (await first.brands()).includes('Opel'));
    await first.catalogue.stop();
    await rm(source);
    const { brands } = await startProcess({ changes });
    expect(await brands()).toEqual(['Kia', 'Opel', 'Volvo']);
  });

  it('requests an address again after half a minute', async () => {
    let status = 200;
    const server = createServer((_request, response) => response.writeHead(status).end(csv('Volvo')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/cars.csv`;
    const timers = handTimers();
    const fromAddress = { feed: { source: address, fetch: fetch as never }, after: timers.after };
    const first = await startProcess(fromAddress);
    await first.catalogue.stop();
    status = 502;
    const next = await startProcess(fromAddress);
    status = 200;
    timers.fire(30_000);
    await waitUntil(() => next.events().filter((event) => event === 'feed.loaded').length === 2);
    server.close();
    server.closeAllConnections();
  });
});

describe('a process without a predecessor', () => {
  it.each([
    ['is missing', null],
    ['is a web page', '<html>Bad gateway</html>'],
    ['has no cars', csv()],
  ])('serves no stock while the feed %s', async (_what, text) => {
    await (text === null ? rm(source) : writeFile(source, text));
    const { catalogue, search, events } = await startProcess();
    expect(await search()).toMatchObject({ content: [], error: true });
    await expect(catalogue.listing.count('fjord-bil')).rejects.toThrow('has not been read');
    expect(catalogue.stockState()).toEqual({ state: 'missing' });
    expect(events()).toEqual(expect.arrayContaining(['feed.refused', 'feed.stockMissing']));
  });

  it('serves the feed once it is there', async () => {
    await rm(source);
    const { brands, catalogue } = await startProcess({ settleMs: 20, pollMs: 20 });
    await writeFile(source, csv('Saab'));
    await waitUntil(() => catalogue.stockState()?.state === 'current');
    expect(await brands()).toEqual(['Saab']);
    expect(await catalogue.listing.count('fjord-bil')).toBe(1);
  });

  it('serves the feed although no copy can be written', async () => {
    const { brands, events } = await startProcess({ feed: { lastGood: join(folder, 'missing', 'copy') } });
    expect(await brands()).toEqual(['Kia', 'Volvo']);
    expect(events()).toContain('feed.copyNotKept');
  });
});
