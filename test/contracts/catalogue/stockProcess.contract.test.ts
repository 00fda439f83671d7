import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createRemoteStock } from '../../../server/catalogue/stockProcess/createRemoteStock.ts';
import type { RemoteStock } from '../../../server/catalogue/stockProcess/createRemoteStock.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { contractSites, contractStock } from '../../fixtures/catalogue/contractStock.ts';
import { embeddedStockOver } from '../../fixtures/catalogue/searchEngines.ts';
import { startStockServer } from '../../fixtures/catalogue/startStockServer.ts';
import type { StockServer } from '../../fixtures/catalogue/startStockServer.ts';
import { ask, listed } from './catalogueSearches.ts';

const nothing = { facet: [], content: [], total_items: 0, error: true };

let server: StockServer;
let stock: RemoteStock;
let logger: ReturnType<typeof collectingLogger>;
/** Sites reported as changed. */
let changed: string[];
/** Replaces the response of the engine. */
let respond: (() => Promise<SearchResponse>) | null;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  changed = [];
  respond = null;
  logger = collectingLogger();
  const { backend, listing } = embeddedStockOver(contractStock());
  const searchCars: typeof backend.searchCars = (search) => respond?.() ?? backend.searchCars(search);
  server = await startStockServer({ backend: { ...backend, searchCars }, listing });
  stock = connect(10_000);
  ends.push(() => server.stop());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Connects as a web process does. */
function connect(timeoutMs: number): RemoteStock {
  const onChange = (site: string): void => void changed.push(site);
  const connected = createRemoteStock({
    socketPath: server.socketPath,
    stockSites: contractSites,
    logger,
    onChange,
    timeoutMs,
  });
  ends.push(() => connected.stop());
  return connected;
}

/** Resolves when `check` holds; the time limit is the test's. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a stock process that is gone', () => {
  it('gives the empty result with error', async () => {
    await server.kill();
    expect(await stock.searchCars(ask({ keyphrase: 'abc 101' }))).toEqual(nothing);
  });

  it('is logged without the search', async () => {
    await server.kill();
    await stock.searchCars(ask({ keyphrase: 'abc 101' }));
    expect(logger.lines.filter(({ level }) => level === 'error')).toMatchObject([{ event: 'catalogue.searchFailed' }]);
    expect(JSON.stringify(logger.lines)).not.toMatch(/abc.?101/i);
  });

  it('is not taken for an empty stock', async () => {
    await server.kill();
    await expect(stock.listing.count('harbour-bil')).rejects.toThrow('stock: ');
  });

  it('is searched again after its restart', async () => {
    await server.kill();
    for (let search = 0; search < 10; search += 1) await stock.searchCars(ask());
    await server.restart();
    await until(async () => (await stock.searchCars(ask())).total_items === listed);
  });

  it('makes every site count as changed after its restart', async () => {
    await until(() => changed.length === contractSites.length);
    await server.kill();
    await server.restart();
    await until(() => changed.length === 2 * contractSites.length);
    expect(changed.slice(contractSites.length)).toEqual(contractSites);
  });
});

describe('a stock process in trouble', () => {
  it('that does not respond in time gives the empty result with error', async () => {
    respond = () => new Promise(() => undefined);
    expect(await connect(200).searchCars(ask())).toEqual(nothing);
  });

  it('that fails gives the empty result with error', async () => {
    respond = () => Promise.reject(new Error('a bug'));
    expect(await stock.searchCars(ask())).toEqual(nothing);
  });

  it.each([
    ['no facets', { content: [], total_items: 0 }],
    ['a car that is a text', { facet: [], content: ['car-01'], total_items: 1 }],
    ['a negative total', { facet: [], content: [], total_items: -1 }],
    ['a facet without values', { facet: [{ name: 'car_fuel', type: 'terms' }], content: [], total_items: 0 }],
    [
      'a value without a count',
      { facet: [{ name: 'car_fuel', type: 'terms', value: [{ text: 'El' }] }], content: [], total_items: 0 },
    ],
  ])('that responds with %s gives the empty result with error', async (_name, wrong) => {
    respond = () => Promise.resolve(wrong as SearchResponse);
    expect(await stock.searchCars(ask())).toEqual(nothing);
  });
});

describe('a change of the stock', () => {
  it('reaches a web process', async () => {
    await until(() => changed.length === contractSites.length);
    server.board.bump('harbour-bil');
    await until(() => changed.length > contractSites.length);
    expect(changed.slice(contractSites.length)).toEqual(['harbour-bil']);
  });

  it('that was pushed is reported to the stock process', async () => {
    stock.reportPush();
    await until(() => server.pushes() === 1);
  });
});

describe('the listing of a stock process', () => {
  it('has every car for sale once', async () => {
    const cars = [];
    for await (const batch of stock.listing.vehicles('harbour-bil', 0, 50_000)) cars.push(...batch);
    expect(cars).toHaveLength(listed);
    expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(listed);
  });

  it('has the requested part', async () => {
    const own = embeddedStockOver(contractStock()).listing;
    const [part, expected] = [[], []] as [unknown[], unknown[]];
    for await (const batch of stock.listing.vehicles('harbour-bil', 10, 20)) part.push(...batch);
    for await (const batch of own.vehicles('harbour-bil', 10, 20)) expected.push(...batch);
    expect(part).toEqual(expected);
  });

  it('has the version of the stock', async () => {
    const own = embeddedStockOver(contractStock()).listing;
    expect(await stock.listing.version('harbour-bil')).toBe(await own.version('harbour-bil'));
  });

  it('is empty for a site without stock', async () => {
    expect(await stock.listing.count('harbour-trucks')).toBe(0);
  });
});

describe('a call that a stock process does not know', () => {
  const requestStatus = (method: string, path: string, body = ''): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request({ socketPath: server.socketPath, method, path, agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      sent.once('error', reject).end(body);
    });

  it.each([
    ['another path', 'GET', '/nothing', ''],
    ['another method', 'PUT', '/search', '{}'],
    ['a search that is not JSON', 'POST', '/search', '{'],
    ['a search without facets', 'POST', '/search', '{"index":"vehicles_harbour-bil"}'],
    ['a search with a text as filters', 'POST', '/search', JSON.stringify({ ...ask(), filters: 'none' })],
    ['a longer range than one call may have', 'GET', '/listing/vehicles?site=harbour-bil&from=0&to=1001', ''],
  ])('(%s) gets status 400', async (_name, method, path, body) => {
    expect(await requestStatus(method, path, body)).toBe(400);
  });

  it('(another index) gets status 404', async () => {
    expect(await requestStatus('POST', '/search', JSON.stringify(ask({ index: 'vehicles_nobody' })))).toBe(404);
  });
});
