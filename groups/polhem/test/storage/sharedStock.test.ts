import { mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../../../../test/browser/startServer.ts';
import type { RunningServer } from '../../../../test/browser/startServer.ts';
import { emptyPostgres } from '../../../../test/fixtures/storage/databases.ts';
import { quickServerEnv } from '../fixtures/quickServerEnv.ts';

const key = 'a-key-of-a-dealer-system';
/** Enough that the primary process gives some to each of two workers. */
const connections = 6;
const demoHost = 'polhem-bil.localhost';

let server: RunningServer;
let feed: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-shared-stock-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const { STOCK_FEED, FORMS_RATE_LIMIT } = await quickServerEnv(folder);
  feed = STOCK_FEED;
  server = await startServer({
    STOCK_FEED,
    FORMS_RATE_LIMIT,
    STOCK_PUSH_KEY: key,
    DATABASE_URL: await emptyPostgres(ends),
    WEB_CONCURRENCY: '2',
    STOCK_PROCESS: 'shared',
    SEARCH_CACHE_BYTES: '0',
    METRICS_PORT: '0',
    DRAIN_SECONDS: '1',
  });
  await until(() => server.lines.filter((line) => line.includes('"server.listening"')).length === 2);
}, 180_000);
afterAll(async () => {
  await server.stop();
  for (const end of ends.reverse()) await end();
});

/** Resolves when `check` holds; the time limit is the test's. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}

interface Reply {
  status: number;
  text: string;
}

/** Sends a request on a connection of its own, which the primary process gives to the next worker. */
function send(method: string, path: string, body = '', headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { host: demoHost, ...headers }, agent: false };
    const sent = request(new URL(path, server.address), options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.once('error', reject).end(body);
  });
}

/** Searches the stock over several connections. */
async function searches(): Promise<string[]> {
  const body = JSON.stringify({ index: 'vehicles_polhem-bil', facets: [{ name: 'car_brand' }] });
  const replies = Array.from({ length: connections }, () =>
    send('POST', '/api/search', body, { 'content-type': 'application/json' }),
  );
  return (await Promise.all(replies)).map(({ text }) => text);
}

const totals = async (): Promise<(number | 'error')[]> =>
  (await searches()).map((text) => {
    const { total_items, error } = JSON.parse(text) as { total_items: number; error?: true };
    return error ? 'error' : total_items;
  });
const everywhere = (value: number | 'error'): (number | 'error')[] => Array.from({ length: connections }, () => value);

/** Returns the process ids of the children of the primary process that run a script. */
async function childrenRunning(script: string): Promise<number[]> {
  const primary = String(server.process.pid);
  const children = (await readFile(`/proc/${primary}/task/${primary}/children`, 'utf8')).trim().split(' ');
  const running = await Promise.all(
    children.map(async (pid) =>
      (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(script) ? [Number(pid)] : [],
    ),
  );
  return running.flat();
}

/** Folders of the primary process for its socket and the copy of the feed. */
async function sharedFolders(): Promise<string[]> {
  const names = await readdir(tmpdir());
  return names.filter((name) => name.startsWith(`forecourt-stock-${String(server.process.pid)}-`));
}

function metricsAddress(): string {
  const line = server.lines.find((one) => one.includes('"metrics.listening"')) ?? '{}';
  return `http://127.0.0.1:${String((JSON.parse(line) as { port: number }).port)}/metrics`;
}

describe('two web processes over one stock process', () => {
  it('read the stock once', async () => {
    expect(await childrenRunning('main.js')).toHaveLength(2);
    expect(await childrenRunning('stockProcess.js')).toHaveLength(1);
    expect(server.lines.filter((line) => line.includes('"catalogue.indexed"'))).toHaveLength(1);
  });

  it('give equal responses', async () => {
    const before = server.lines.length;
    const responses = await searches();
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('"total_items":1');
    const done = (): string[] => server.lines.slice(before).filter((line) => line.includes('"request.done"'));
    await until(() => done().length === connections);
    expect(new Set(done().map((line) => (JSON.parse(line) as { worker: number }).worker)).size).toBe(2);
  });

  it('list the stock in sitemaps', async () => {
    expect((await send('GET', '/sitemap-cars-1.xml')).text).toContain('410658');
  });

  it('report the stock in the metrics of all processes', async () => {
    const metrics = await (await fetch(metricsAddress())).text();
    expect(metrics).toMatch(/^forecourt_stock_cars 1$/m);
  });

  it('both show a car that was pushed to one of them', async () => {
    const car = { site: 'polhem-bil', car_id: 'p1', car_brand: 'Kia', car_model: 'Niro' };
    const reply = await send('POST', '/api/stock', JSON.stringify(car), { authorization: `Bearer ${key}` });
    expect(reply.status).toBe(200);
    await until(async () => (await totals()).join() === everywhere(2).join());
  });

  it('have the stock again when it died while its feed was gone', async () => {
    await rename(feed, `${feed}.away`);
    for (const pid of await childrenRunning('stockProcess.js')) process.kill(pid, 'SIGKILL');
    await server.logged('"feed.lastGoodServed"');
    await until(async () => (await totals()).join() === everywhere(2).join());
    await rename(`${feed}.away`, feed);
  });

  it('show a page without cars while the stock process is gone', async () => {
    // without its feed and the copy of it, it cannot start again
    await rename(feed, `${feed}.away`);
    for (const folder of await sharedFolders()) await rm(join(tmpdir(), folder, 'feed'));
    for (const pid of await childrenRunning('stockProcess.js')) process.kill(pid, 'SIGKILL');
    await until(() => server.lines.filter((line) => line.includes('"stock.processDied"')).length > 1);
    expect(await totals()).toEqual(everywhere('error'));
    const page = await send('GET', '/bilar?car_fuel=El');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Det gick inte att hämta bilar just nu');
    expect((await send('GET', '/healthz')).status).toBe(200);
  });

  it('have the stock again when the stock process is back', async () => {
    await rename(`${feed}.away`, feed);
    await until(async () => (await totals()).join() === everywhere(2).join());
    expect(await childrenRunning('main.js')).toHaveLength(2);
  });

  it('have the stock until the last of them has stopped', async () => {
    const state = { isStopped: false };
    const stopped = server.stop().finally(() => (state.isStopped = true));
    const found: (number | 'error')[] = [];
    // connections are refused once the processes no longer accept any
    while (!state.isStopped) found.push(...(await totals().catch(() => [])));
    expect(await stopped).toBe(0);
    expect(found.length).toBeGreaterThan(connections);
    expect(new Set(found)).toEqual(new Set([2]));
  });

  it('leave no folder behind', async () => {
    expect(await sharedFolders()).toEqual([]);
  });
});
