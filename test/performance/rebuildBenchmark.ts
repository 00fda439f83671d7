/**
 * Searches while the stock is read and indexed again, against searches without that.
 * Each round changes 1 % of the cars, and measures when the list shows the last of them.
 *
 *   npm run bench -- rebuild           100,000 cars; exits 1 when a search takes more than 100 ms because of the rebuild
 *   npm run bench -- rebuild --short   5,000 cars
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { serverOptions } from '../../build/bundling/serverOptions.ts';
import { createEmbeddedCatalogue } from '../../server/catalogue/createEmbeddedCatalogue.ts';
import { parseFeedMapping } from '../../server/catalogue/feed/mapping/feedMapping.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { stockSitesOf } from '../../shared/catalogue/stockSitesOf.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { randomCars } from '../fixtures/catalogue/randomCars.ts';
import { carListQueries } from './search/searchQueries.ts';
import type { NamedQuery } from './search/searchQueries.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, percentile } from './timing.ts';

/** Maximum slowdown of a search by a rebuild, in milliseconds. */
const allowed = 100;
/** Milliseconds between the starts of two searches, which is far more than one process's visitors make. */
const pauseMs = 10;
const site = 'harbour-bil';

const isShort = process.argv.includes('--short');
const carCount = isShort ? 5000 : 100_000;
const rounds = isShort ? 2 : 3;
/** Minimum number of searches timed with and without a rebuild in each round. */
const minSearches = isShort ? 50 : 300;

const brandOfRound = (round: number): string => `Brand of round ${String(round)}`;
/** Seconds until a change of 1 % is visible. */
const visibleWithin = 5;

interface Load {
  /** Milliseconds from the time a search was due, so that a stall counts for all waiting searches. */
  times: number[];
  failed: number;
  maxDelayMs: number;
}

/**
 * Writes the cars as a feed in parts; returns those of the first part, to search for.
 * One car of a hundred gets a brand of the round, so that searches see the change.
 */
async function writeFeed(path: string, round = 0): Promise<Car[]> {
  const feed = createWriteStream(path);
  const known: Car[] = [];
  for (let from = 0; from < carCount; from += 5000) {
    const cars = randomCars(5000, from + 1).map((car, at) => ({
      ...car,
      car_id: `${from}-${car.car_id}`,
      site,
      ...(at % 100 === 99 && { car_brand: brandOfRound(round) }),
    }));
    if (known.length === 0) known.push(...cars);
    if (!feed.write(cars.map((car) => `${JSON.stringify(car)}\n`).join(''))) await once(feed, 'drain');
  }
  feed.end();
  await once(feed, 'finish');
  return known;
}

/** Runs searches at a fixed pace, one after the other, until `isOver`. */
async function search(gateway: CatalogueBackend, queries: NamedQuery[], isOver: (count: number) => boolean) {
  const load: Load = { times: [], failed: 0, maxDelayMs: 0 };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let due = performance.now();
  for (let count = 0; !isOver(count); count++) {
    due += pauseMs;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const query = queries[count % queries.length];
    if (!query) break;
    // A timer is always a little late; only the search's delay counts.
    const answer = await gateway.searchCars({ ...query.request, index: indexFor(site, 'vehicles') });
    load.times.push(Math.max(0, performance.now() - due));
    if (answer.error || answer.facet.length === 0) load.failed += 1;
  }
  delay.disable();
  load.maxDelayMs = delay.max / 1e6;
  return load;
}

function describe(name: string, { times, failed, maxDelayMs }: Load): void {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(
    `${name.padEnd(18)} ${String(times.length).padStart(5)} searches: median ${ms(median(times))}, ` +
      `99 % below ${ms(percentile(times, 0.99))}, slowest ${ms(Math.max(...times))}, ${failed} failed; ` +
      `longest delay of the event loop ${ms(maxDelayMs)}`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'rebuild-benchmark-'));
const code = resolve('node_modules/.cache/forecourt/rebuild-benchmark');
const missed: string[] = [];
const figures: Figure[] = [];
try {
  const { entryPoints: _, ...options } = serverOptions();
  await build({ ...options, entryPoints: { stockWorker: 'server/catalogue/stockWorker.ts' }, outdir: code });
  const source = join(folder, 'stock.ndjson');
  const queries = carListQueries(await writeFeed(source), 10, 4);
  const refused: string[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: (event, facts) => event === 'catalogue.indexed' && console.log(event, JSON.stringify(facts)),
    warn: (event, facts) => console.warn(event, JSON.stringify(facts)),
    error: (event) => refused.push(event),
  };
  const mapping = parseFeedMapping({ format: 'ndjson', identity: true, site: { column: 'site' } }, 'rebuild.json');
  const { gateway, reload, stop } = await createEmbeddedCatalogue({
    stock: { feeds: [{ source, mapping, intervalMinutes: 60 }], settleMs: 1e9, pollMs: 1e9 },
    stockSites: stockSitesOf(harbourSites),
    dealers: null,
    workerFile: join(code, 'stockWorker.js'),
    logger,
  });
  console.log(`${carCount.toLocaleString('en')} cars, ${1000 / pauseMs} searches a second`);
  await search(gateway, queries, (count) => count >= minSearches); // Warm-up for the compiler.

  const alone: Load[] = [];
  const beside: Load[] = [];
  const seconds: number[] = [];
  const [anyQuery] = queries;
  if (!anyQuery) throw new Error('There are no queries.');
  for (let round = 0; round < rounds; round++) {
    await writeFeed(source, round + 1);
    await utimes(source, new Date(), new Date(Date.now() + 1000 * round));
    let isDone = false;
    const started = performance.now();
    const rebuilt = reload().finally(() => {
      isDone = true;
      seconds.push((performance.now() - started) / 1000);
    });
    beside.push(await search(gateway, queries, (count) => isDone && count >= minSearches));
    if (!(await rebuilt)) missed.push('a rebuild did not go into service');
    const changed = { ...anyQuery.request, keyphrase: '', filters: { car_brand: [brandOfRound(round + 1)] } };
    const { total_items } = await gateway.searchCars({ ...changed, index: indexFor(site, 'vehicles') });
    if (total_items !== carCount / 100) missed.push(`${total_items} changed cars are listed, wanted ${carCount / 100}`);
    const { length } = beside.at(-1)?.times ?? [];
    alone.push(await search(gateway, queries, (count) => count >= length));
  }

  // An invalid feed changes nothing.
  await writeFile(source, 'not a car\n');
  if (await reload()) missed.push('a broken feed went into service');
  if (!refused.includes('feed.refused')) missed.push('a broken feed was not refused');
  const after = await search(gateway, queries, (count) => count >= queries.length);
  if (after.failed > 0) missed.push(`${after.failed} searches failed after a broken feed`);
  await stop();

  for (const [round, load] of alone.entries()) {
    describe('without a rebuild', load);
    describe('beside a rebuild', beside[round] ?? load);
  }
  // A rebuild affects searches in every round; other disturbances only affect some.
  const slowest = ({ times }: Load): number => Math.max(...times);
  const slow = beside.filter(
    (load, round) => slowest(load) > Math.max(allowed, ...alone.slice(round, round + 1).map(slowest)),
  );
  if (slow.length === rounds) {
    missed.push(
      `a search took ${Math.min(...slow.map(slowest)).toFixed(0)} ms beside a rebuild, wanted at most ${allowed}`,
    );
  }
  figures.push({
    name: 'slowest search during a rebuild, best round',
    unit: 'ms',
    ours: Math.min(...beside.map(slowest)),
    peer: { name: 'without a rebuild', value: Math.min(...alone.map(slowest)) },
  });
  figures.push({
    name: '1 % of the cars changed: visible after, median',
    unit: 's',
    ours: median(seconds),
    goal: { atMost: visibleWithin },
  });
  const failed = [...alone, ...beside].reduce((sum, load) => sum + load.failed, 0);
  if (failed > 0) missed.push(`${failed} searches failed`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const goal of missed) console.error(`Goal missed: ${goal}.`);
report('rebuild', [...figures, { name: 'goals missed', unit: '', ours: missed.length, goal: { atMost: 0 } }]);
