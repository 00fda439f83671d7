import { request } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { failedStart as failedStartOf } from '../../browser/failedStart.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Starts with an empty database of the test. */
const failedStart = (env: Record<string, string>) => failedStartOf({ DATA_DIR: join(folder, '.data'), ...env });

describe('the server', () => {
  it('lists every wrong variable at once', async () => {
    const { code, said } = await failedStart({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      EDGE_ENDPOINT: 'not an address',
      EDGE_API_KEY: '',
      STOCK_INTERVAL_MINUTES: '-3',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'EDGE_ENDPOINT', 'STOCK_INTERVAL_MINUTES']) expect(said).toContain(name);
    expect(said).toContain('"eighty"');
    expect(said).not.toContain('    at ');
  });

  it.each([
    [{ DEFAULT_SITE: 'nope' }, 'DEFAULT_SITE is "nope", which is not a site of the group; expected one of polhem-bil'],
    [{ GROUP: 'nobody' }, 'GROUP is "nobody", but groups/nobody/group.yaml is missing; groups/ holds '],
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const { code, said } = await failedStart(env);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });

  it('names the fix for each fault of a site', async () => {
    const group = join(folder, 'group');
    await cp('groups/polhem', group, { recursive: true, filter: (source) => !source.includes('/media/') });
    await writeFile(join(group, 'sites/polhem-trucks.yaml'), 'displayName: Trucks\nhosts: [Trucks.example]\n');
    const { code, said } = await failedStart({ GROUP: group });
    expect(code).toBe(1);
    expect(said).toMatch(/sites\/polhem-trucks\.yaml:2: hosts\.0 "Trucks\.example" is not a lower-case host name/);
    expect(said).toMatch(/sites\/polhem-trucks\.yaml:1: languages is required/);
    expect(said).not.toContain('    at ');
  });

  it('starts with a content file that cannot be used', async () => {
    await cp('groups/polhem/content', folder, { recursive: true, filter: (source) => !source.includes('/media/') });
    await mkdir(join(folder, 'dictionary'));
    await writeFile(join(folder, 'dictionary/sv.yaml'), 'searchButton: [unfinished\n');
    const server = await startServer({ CONTENT_DIR: folder });
    const page = await fetch(`${server.address}/`);
    expect(page.status).toBe(200);
    const fault = server.lines.find((line) => line.includes('content.fileFault'));
    expect(fault).toContain('dictionary/sv.yaml');
    expect(fault).toMatch(/"line":\d/);
    expect(await server.stop()).toBe(0);
  });

  itAtLength('does not start without content', async () => {
    const { code, said } = await failedStart({ CONTENT_DIR: join(folder, 'nothing') });
    expect(code).toBe(1);
    expect(said).toMatch(/^The content folder .*nothing does not exist: correct CONTENT_DIR, or create it\.\n$/);
    expect(said).not.toContain('    at ');
  });

  it('serves pages without cars while there is no stock', async () => {
    const server = await startServer({ STOCK_FEED: join(folder, 'missing.csv'), DATA_DIR: join(folder, '.data') });
    const get = (path: string): Promise<Response> => fetch(`${server.address}${path}`);
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready', stock: { state: 'missing' } });
    expect((await get('/')).status).toBe(200);
    const list = await (await get('/bilar')).text();
    const panel = /<div class="message-panel message-panel-error">.*?<\/div><\/div>/s.exec(list)?.[0] ?? '';
    expect(panel).toContain('href="tel:');
    expect((await get('/anlaggningar')).status).toBe(200);
    expect((await get('/sitemap-cars-1.xml')).status).toBeGreaterThanOrEqual(500);
    expect(server.lines.some((line) => line.includes('feed.stockMissing'))).toBe(true);
    expect(await server.stop()).toBe(0);
  });

  it('serves the last good stock of an earlier process without its feed', async () => {
    const feed = join(folder, 'listings.csv');
    const env = { STOCK_FEED: feed, STOCK_MAPPING: 'config/feeds/autoscout24.json', DATA_DIR: join(folder, '.data') };
    await cp('test/fixtures/feeds/scrapedListings.csv', feed);
    const first = await startServer(env);
    expect(await (await fetch(`${first.address}/readyz`)).json()).toMatchObject({ stock: { state: 'current' } });
    expect(await first.stop()).toBe(0);
    await rm(feed);
    const next = await startServer(env);
    const stock = { state: 'copy', readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(await (await fetch(`${next.address}/readyz`)).json()).toMatchObject({ status: 'ready', stock });
    expect(await (await fetch(`${next.address}/bilar`)).text()).toContain('car-card');
    expect(next.lines.some((line) => line.includes('feed.lastGoodServed'))).toBe(true);
    expect(await next.stop()).toBe(0);
  });

  itAtLength('does not start without a usable database', async () => {
    await writeFile(join(folder, 'data'), 'a file in its place');
    const { code, said } = await failedStart({ DATA_DIR: join(folder, 'data') });
    expect(code).toBe(1);
    expect(said).toContain(join(folder, 'data'));
    expect(said).not.toContain('    at ');
  });

  itAtLength('serves the good rows of a feed of scraped listings', async () => {
    const listings = await readFile('test/fixtures/feeds/scrapedListings.csv');
    const feed = join(folder, 'listings.csv');
    await writeFile(feed, listings);
    const server = await startServer({ STOCK_FEED: feed, STOCK_MAPPING: 'config/feeds/autoscout24.json' });
    const answer = await fetch(`${server.address}/api/search`, { method: 'POST', body: '{"limit":0}' });
    expect(((await answer.json()) as { total_items: number }).total_items).toBe(24);
    expect(server.lines.some((line) => line.includes('feed.rowsSkipped') && line.includes('"line":21'))).toBe(true);
    expect(await server.stop()).toBe(0);
  });
});

const servers: [
  name: string,
  env: Record<string, string>,
  served: { notice: RegExp; car: number; endpoint: number },
][] = [
  ['as it comes', {}, { notice: /"served":"sites with invented customers and vehicles"/, car: 200, endpoint: 404 }],
  [
    'with DEMO_DATA=off and a key for clients of the content platform',
    { DEMO_DATA: 'off', EDGE_API_KEY: 'the-key-of-the-test' },
    { notice: /"served":"sites without invented customers and vehicles"/, car: 404, endpoint: 200 },
  ],
];

describe.each(servers.slice(atLength ? 0 : 1))('the server %s', (_case, env, { notice, car, endpoint }) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(env);
  });
  afterAll(() => server.stop());

  it('says what it serves of a demo group', async () => {
    expect(server.lines.find((line) => line.includes('demo.groupServed'))).toMatch(notice);
    expect((await fetch(`${server.address}/api/mechmate/car/POL26K`)).status).toBe(car);
  });

  it('answers clients of the content platform with the right status', async () => {
    const answer = await fetch(`${server.address}/api/graphql/v1`, {
      method: 'POST',
      headers: { sc_apikey: env['EDGE_API_KEY'] ?? 'development', 'Content-Type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(answer.status).toBe(endpoint);
  });

  it('lets a request in progress finish when it is stopped', async () => {
    const before = await fetch(`${server.address}/readyz`);
    expect(before.status).toBe(200);
    const body = '{"limit":1}';
    const headers = { expect: '100-continue', 'content-length': String(body.length) };
    const underWay = request(`${server.address}/api/search`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      underWay.once('response', (response) => resolve(response.resume().statusCode));
      underWay.once('error', reject);
    });
    // The server has read the head and requests the body: the request is in progress.
    await new Promise<void>((resolve) => {
      underWay.once('continue', resolve);
      underWay.flushHeaders();
    });
    const stopped = server.stop();
    await server.logged('server.stopping');
    underWay.end(body);
    expect(await answered).toBe(200);
    expect(await stopped).toBe(0);
    expect(server.lines.join()).not.toContain('the-key-of-the-test');
  });
});
