import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
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

/** A process over the feed. `end` leaves what a killed one would leave. */
async function startProcess(more: Partial<NonNullable<EmbeddedCatalogueOptions['feed']>> = {}) {
  const logger = collectingLogger();
  const catalogue = await createEmbeddedCatalogue({
    feed: {
      source,
      mapping: smallMapping({ site: 'fjord-bil' }),
      intervalMinutes: 60,
      lastGood: join(folder, 'copy'),
      ...more,
    },
    dealers: null,
    stockSites: ['fjord-bil'],
    logger,
  });
  running.push(catalogue);
  const brands = async (): Promise<(string | undefined)[]> => {
    const index = indexFor('fjord-bil', 'vehicles');
    const search = { index, fields: ['car_brand'], facets: [], keyphrase: '', filters: {}, limit: 9, offset: 0 };
    const { content } = await catalogue.gateway.searchCars({ ...search, sort_name: '' });
    return content.map((car) => car.car_brand).sort();
  };
  return { catalogue, logger, brands, events: () => logger.lines.map(({ event }) => event) };
}

/** Takes the feed away and starts a successor of a process that has read it. */
async function startWithoutFeed(more: Partial<NonNullable<EmbeddedCatalogueOptions['feed']>> = {}) {
  const first = await startProcess(more);
  await first.catalogue.stop();
  await rename(source, `${source}.away`);
  return startProcess(more);
}

describe('a process whose predecessor has read the feed', () => {
  it('serves the last good feed while there is none', async () => {
    const { brands, events } = await startWithoutFeed();
    expect(await brands()).toEqual(['Kia', 'Volvo']);
    expect(events()).toContain('feed.lastGoodServed');
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
    const fromAddress = { source: address, fetch: fetch as never, after: timers.after };
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
  it('does not start without a feed', async () => {
    await rm(source);
    await expect(startProcess()).rejects.toThrow('there is no such file');
  });

  it('serves the feed although no copy can be written', async () => {
    const { brands, events } = await startProcess({ lastGood: join(folder, 'missing', 'copy') });
    expect(await brands()).toEqual(['Kia', 'Volvo']);
    expect(events()).toContain('feed.copyNotKept');
  });
});
