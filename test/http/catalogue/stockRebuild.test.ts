import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAtLength } from '../../fixtures/atLength.ts';
import { blankCar } from '../../../server/catalogue/feed/cars/carFields.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';

type FeedCar = Car & { site: string };

let folder: string;
let feed: string;
let cars: FeedCar[];
let server: RunningServer;

async function writeCars(changed: readonly FeedCar[]): Promise<void> {
  await writeFile(feed, changed.map((car) => JSON.stringify(car)).join('\n'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  feed = join(folder, 'stock.ndjson');
  const demo = gunzipSync(await readFile('groups/polhem/stock/demo-cars.ndjson.gz')).toString();
  cars = demo
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FeedCar)
    .filter((car) => car.site === 'polhem-bil' && car.car_sale_state === 'available')
    .slice(0, 40);
  await writeCars(cars);
  server = await startServer({ STOCK_FEED: feed, DEFAULT_SITE: 'polhem-bil' });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function search(body: Record<string, unknown>): Promise<SearchResponse<Partial<Car>>> {
  const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SearchResponse<Partial<Car>>;
}

const linesOf = (event: string): string[] => server.lines.filter((line) => line.includes(`"${event}"`));

describe('the stock of the running product', () => {
  it('is indexed in a thread of its own', async () => {
    expect(linesOf('catalogue.indexed')).toHaveLength(1);
    expect(linesOf('catalogue.indexed')[0]).toContain('"inThreadOfItsOwn":true');
    expect((await search({ limit: 0 })).total_items).toBe(40);
  });

  it('delivers every field of a car as the feed has it', async () => {
    const { site: _, car_facts: wantedFacts = [], ...wanted } = cars[7] as FeedCar;
    const { content } = await search({ filters: { car_id: [wanted.car_id] } });
    // Fields missing from the feed have the value for "unknown".
    const { car_facts: _facts, car_fact_types: _types, ...unknown } = blankCar;
    const { car_facts: facts = [], car_fact_types: types = [], ...served } = content[0] ?? {};
    expect(served).toEqual({ ...unknown, ...wanted });
    for (const named of [facts, types]) {
      expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(wantedFacts.map(({ name }) => name)));
    }
  });

  it('loses a sold car from lists with the next reading of the feed', async () => {
    const [sold, ...others] = cars as [FeedCar, ...FeedCar[]];
    await writeCars([{ ...sold, car_sale_state: 'sold', car_sold_at: '2026-11-01' }, ...others.slice(0, 35)]);
    await server.logged('"cars":36');
    const listed = await search({ limit: 1000, fields: ['car_id'] });
    expect(listed.total_items).toBe(35);
    expect(listed.content.map((car) => car.car_id)).not.toContain(sold.car_id);
    const byId = await search({ filters: { car_id: [sold.car_id] }, fields: ['car_sale_state'] });
    expect(byId.content).toEqual([{ car_sale_state: 'sold' }]);
  });

  itAtLength('comes from an address as well', async () => {
    const bytes = await readFile(feed);
    const source = createServer((_request, response) => response.setHeader('etag', '"1"').end(bytes));
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const { port } = source.address() as AddressInfo;
    const fetching = await startServer({ STOCK_FEED: `http://127.0.0.1:${port}/stock.ndjson?key=of-the-feed` });
    const { lines } = fetching;
    await fetching.stop();
    await new Promise((resolve) => source.close(resolve));
    expect(lines.some((line) => line.includes('"cars":36'))).toBe(true);
    expect(lines.join()).not.toContain('of-the-feed');
  });

  it('stays when a feed cannot be used', async () => {
    await writeFile(feed, 'nothing that is a car\n');
    await server.logged('feed.refused');
    expect((await search({ limit: 0 })).total_items).toBe(35);
    expect(linesOf('catalogue.indexed')).toHaveLength(2);
  });
});

describe('the first map tile of the running product', () => {
  it('is drawn while other requests are answered', async () => {
    const state = { isDrawn: false };
    const tile = fetch(`${server.address}/api/maps/tiles/5/17/9.svg`).then(async (answer) => {
      state.isDrawn = true;
      return answer.text();
    });
    let answered = 0;
    while (!state.isDrawn) {
      await (await fetch(`${server.address}/healthz`)).text();
      answered += 1;
    }
    expect(await tile).toContain('<svg');
    // Parsing the world's shapes in the main thread only allowed about ten.
    expect(answered).toBeGreaterThan(40);
  });
});
