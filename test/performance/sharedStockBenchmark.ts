/**
 * Four web processes with a stock process (STOCK_PROCESS=shared) against four with stocks of their own.
 * Both run on this machine, over the same cars, and are measured in alternating rounds. Figures: memory, and time and
 * processor time of the list's searches with 1 and 8 clients, over POST /api/search without its cache.
 * Needs a build ("npm run build") and Linux.
 *
 *   npm run bench -- sharedStock           100,000 cars, about ten minutes
 *   npm run bench -- sharedStock --short   10,000 cars, fewer searches
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFields } from '../../shared/catalogue/car/carFields.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import { startCrashingPostgres } from '../fixtures/storage/crashingPostgres.ts';
import { randomCars } from '../fixtures/catalogue/randomCars.ts';
import { freePort } from './load/freePort.ts';
import { processTimeMs } from './load/processTime.ts';
import { demoHost, patient, startProduct } from './load/startProduct.ts';
import type { ServerUnderTest } from './load/startProduct.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { carListQueries } from './search/searchQueries.ts';
import { median, medianRatio, percentile } from './timing.ts';

const isShort = process.argv.includes('--short');
const carCount = isShort ? 10_000 : 100_000;
const webProcesses = 4;
const clientCounts = [1, 8];
const rounds = isShort ? 3 : 5;
const searchesPerRound = isShort ? 200 : 300;
const carsPerPart = 10_000;
/** Time after which the memory of a start is released. */
const restMs = 10_000;
const kinds = ['own', 'shared'] as const;
type Kind = (typeof kinds)[number];

/** Writes a feed and returns some of its cars. */
async function writeFeed(file: string): Promise<Car[]> {
  const feed = createWriteStream(file);
  let known: Car[] = [];
  for (let from = 0; from < carCount; from += carsPerPart) {
    const cars = randomCars(Math.min(carsPerPart, carCount - from), 20_260_101 + from).map((car) => ({
      ...car,
      car_id: `${car.car_id}-${String(from)}`,
    }));
    if (from === 0) known = cars;
    const lines = cars.map((car) => JSON.stringify({ site: 'polhem-bil', ...car })).join('\n');
    if (!feed.write(`${lines}\n`)) await once(feed, 'drain');
  }
  feed.end();
  await once(feed, 'finish');
  return known;
}

interface RunningProduct extends ServerUnderTest {
  kind: Kind;
}

/** Starts four web processes; resolves when all of them are ready and at rest. */
async function start(kind: Kind, env: Record<string, string>): Promise<RunningProduct> {
  const metricsPort = await freePort();
  const product = await startProduct({
    ...patient,
    ...env,
    WEB_CONCURRENCY: String(webProcesses),
    STOCK_PROCESS: kind,
    SEARCH_CACHE_BYTES: '0',
    SEARCH_RATE_LIMIT: '0',
    RENDER_CONCURRENCY: '0',
    METRICS_PORT: String(metricsPort),
  });
  const ready = new RegExp(`^forecourt_build_info\\{[^}]*\\} ${String(webProcesses)}$`, 'm');
  const isReady = async (): Promise<boolean> =>
    ready.test(await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text());
  while (!(await isReady().catch(() => false))) await wait(500);
  await wait(restMs);
  return { ...product, kind };
}

/** Memory of the primary process and its children in MB. */
async function readMemory({ pid }: RunningProduct): Promise<{ residentMb: number; proportionalMb: number }> {
  const children = (await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')).trim().split(' ');
  const rollups = await Promise.all(
    [String(pid), ...children].map((id) => readFile(`/proc/${id}/smaps_rollup`, 'latin1')),
  );
  const sum = (name: 'Rss' | 'Pss'): number =>
    rollups.reduce((total, text) => total + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1000, 0);
  return { residentMb: sum('Rss'), proportionalMb: sum('Pss') };
}

/** Sends one search; rejects unless it found a list. */
function search(port: number, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: demoHost, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request({ port, agent, method: 'POST', path: '/api/search', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const text = Buffer.concat(parts).toString('latin1');
        if (response.statusCode === 200 && !text.includes('"error":true')) resolve();
        else reject(new Error(`A search got status ${String(response.statusCode)}: ${text.slice(0, 200)}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

interface Round {
  times: number[];
  /** Processor time of all processes per search, ms. */
  cpuMs: number;
}

let nextQuery = 0;

/** Runs clients that never pause, each on a connection of its own. */
async function measure(product: RunningProduct, queries: readonly SearchRequest[], clients: number): Promise<Round> {
  const times: number[] = [];
  let left = searchesPerRound;
  const before = processTimeMs(product.pid);
  const runClient = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (left > 0) {
      left -= 1;
      nextQuery += 1;
      const body = JSON.stringify(queries[nextQuery % queries.length]);
      const started = performance.now();
      await search(product.port, agent, body);
      times.push(performance.now() - started);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return { times, cpuMs: (processTimeMs(product.pid) - before) / times.length };
}

const folder = await mkdtemp(join(tmpdir(), 'forecourt-shared-stock-'));
const postgres = await startCrashingPostgres();
const products: RunningProduct[] = [];
try {
  const feed = join(folder, 'stock.ndjson');
  const mapping = join(folder, 'mapping.json');
  const cars = await writeFeed(feed);
  await writeFile(mapping, JSON.stringify({ format: 'ndjson', identity: true, site: { column: 'site' } }));
  const env = { STOCK_FEED: feed, STOCK_MAPPING: mapping, DATABASE_URL: postgres.url };
  const queries = carListQueries(cars, 20, 4).map(({ request: query }) => ({
    ...query,
    index: 'vehicles_polhem-bil',
    fields: [...listFields],
  }));
  for (const kind of kinds) products.push(await start(kind, env));
  const name = `${carCount.toLocaleString('en')} cars, ${String(webProcesses)} web processes`;
  const figures: Figure[] = [];
  const compared = (title: string, unit: string, of: (product: RunningProduct) => number, ratio?: number): void => {
    const [own = NaN, shared = NaN] = products.map(of);
    const peer = { name: 'own stocks', value: own };
    figures.push({ name: `${name}: ${title}`, unit, ours: shared, peer, ratio: ratio ?? shared / own });
  };
  const compareMemory = async (when: string): Promise<void> => {
    const memory = new Map<Kind, Awaited<ReturnType<typeof readMemory>>>();
    for (const product of products) memory.set(product.kind, await readMemory(product));
    compared(`resident, ${when}`, 'MB', ({ kind }) => memory.get(kind)?.residentMb ?? NaN);
    compared(`resident, shared pages in parts, ${when}`, 'MB', ({ kind }) => memory.get(kind)?.proportionalMb ?? NaN);
  };

  await compareMemory('at rest');
  for (const product of products) await measure(product, queries, 8); // for the compilers
  for (const clients of clientCounts) {
    const measured: Record<Kind, Round[]> = { own: [], shared: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const product of round % 2 === 0 ? products : [...products].reverse()) {
        measured[product.kind].push(await measure(product, queries, clients));
      }
    }
    const title = `search, ${String(clients)} clients`;
    const values: [string, (round: Round) => number][] = [
      ['p50', ({ times }) => median(times)],
      ['p99', ({ times }) => percentile(times, 0.99)],
      ['processor time', ({ cpuMs }) => cpuMs],
    ];
    for (const [value, of] of values) {
      const ratio = medianRatio(measured.shared.map(of), measured.own.map(of));
      compared(`${title}, ${value}`, 'ms', ({ kind }) => median(measured[kind].map(of)), ratio);
    }
  }
  await compareMemory('after the searches');
  report('sharedStock', figures);
} finally {
  for (const product of products) await product.stop();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
