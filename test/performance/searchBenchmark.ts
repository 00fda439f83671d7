/**
 * Speed and memory of the stock index against itemsjs + MiniSearch, over the same queries in alternating rounds.
 *
 *   npm run bench:search              20,000 and 100,000 cars; exits 1 when a goal at 100,000 is missed
 *   npm run bench:search -- --short   20,000 cars, few queries; exits 1 when an answer is wrong
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../shared/catalogue/Car.ts';
import { isRangeFacet } from '../../shared/catalogue/rangeFacets.ts';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';
import { buildStockIndex } from '../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { randomCars } from '../fixtures/randomCars.ts';
import { referenceSearch } from '../fixtures/referenceSearch.ts';
import type { PeerAnswer } from './itemsjsEngine.ts';
import { buildItemsjsEngine } from './itemsjsEngine.ts';
import type { NamedQuery } from './searchQueries.ts';
import { carListQueries } from './searchQueries.ts';

/** At 100,000 cars the index has to be this many times as fast as itemsjs over the whole mix. */
const leastRatio = 200;
/**
 * Most bytes a car of the index structures, without the cars themselves, by the index's own account: its arrays to the
 * byte and its words by estimate. The growth of the process, printed beside it, wavers by some megabytes of compiled code.
 */
const mostBytesPerCar = 300;

const isShort = process.argv.includes('--short');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryInUse(): number {
  // Twice: the first run only finds the array buffers that the second one frees.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Through JSON, so that the cars are in memory as a feed leaves them, not as ropes that indexing would unroll. */
function makeCars(count: number): Car[] {
  return JSON.parse(JSON.stringify(randomCars(count, 20_260_101))) as Car[];
}

function microseconds(run: () => unknown): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Where two answers differ, or null. The peer knows no value that nothing has, so counts of 0 are left out. */
function differenceToPeer(answer: SearchResponse<Partial<Car>>, peer: PeerAnswer, withRanges: boolean): string | null {
  if (answer.total_items !== peer.total) return `total ${answer.total_items}, peer ${peer.total}`;
  for (const facet of answer.facet) {
    if (isRangeFacet(facet.name)) {
      const bins = facet.value.map(({ count }) => count);
      if (withRanges && !isDeepStrictEqual(bins, peer.bins.get(facet.name))) return `bins of ${facet.name}`;
      continue;
    }
    const values =
      facet.name === 'car_brand'
        ? facet.value.flatMap(({ text, children }) =>
            (children ?? []).map((child) => [`${text}>${child.text}`, child.count] as const),
          )
        : facet.value.map(({ text, count }) => [text, count] as const);
    const counts = peer.counts.get(facet.name === 'car_brand' ? 'brandModel' : facet.name);
    for (const [text, count] of values) {
      if ((counts?.get(text) ?? 0) !== count) return `${facet.name} ${text}: ${count}, peer ${counts?.get(text) ?? 0}`;
    }
  }
  return null;
}

interface Measured {
  ratio: number;
  bytesPerCar: number;
  faults: number;
}

function measure(carCount: number, queryRounds: number, timingRounds: number, checked: number): Measured {
  console.log(`\n${carCount.toLocaleString('en')} cars`);
  const cars = makeCars(carCount);
  const before = memoryInUse();
  const buildStart = performance.now();
  const index = buildStockIndex(cars, vehicleIndexSchema);
  const buildSeconds = (performance.now() - buildStart) / 1000;
  const grown = memoryInUse() - before;
  const bytesPerCar = index.bytes / carCount;
  console.log(
    `index: built in ${buildSeconds.toFixed(1)} s, ${bytesPerCar.toFixed(0)} bytes a car ` +
      `(the process grew by ${(grown / carCount).toFixed(0)})`,
  );
  const peerStart = performance.now();
  const peer = buildItemsjsEngine(cars);
  const peerMegabytes = (memoryInUse() - before - grown) / 1e6;
  console.log(
    `itemsjs + MiniSearch: built in ${((performance.now() - peerStart) / 1000).toFixed(1)} s, ${peerMegabytes.toFixed(0)} MB`,
  );

  const queries = carListQueries(cars, queryRounds, 4);
  const faults = check(cars, queries, checked, (request) => index.search(request), peer);

  const own = queries.map((): number[] => []);
  const theirs = queries.map((): number[] => []);
  const theirsWithoutRanges = queries.map((): number[] => []);
  for (const { request } of queries) for (let i = 0; i < 20; i++) index.search(request); // Lets the compiler settle.
  for (let round = 0; round < timingRounds; round++) {
    for (const [i, { request }] of queries.entries()) {
      for (let repeat = 0; repeat < 5; repeat++) own[i]?.push(microseconds(() => index.search(request)));
    }
    for (const [i, { request }] of queries.entries()) {
      theirs[i]?.push(microseconds(() => peer(request, true)));
      theirsWithoutRanges[i]?.push(microseconds(() => peer(request, false)));
    }
  }

  const names = [...new Set(queries.map(({ name }) => name))];
  console.log('kind of query        index us   itemsjs us      ratio');
  for (const name of names) {
    const sum = (times: readonly number[][]): number =>
      queries.reduce((total, query, i) => total + (query.name === name ? median(times[i] ?? []) : 0), 0) / queryRounds;
    console.log(
      `${name.padEnd(18)} ${sum(own).toFixed(0).padStart(10)} ${sum(theirs).toFixed(0).padStart(12)} ` +
        (sum(theirs) / sum(own)).toFixed(0).padStart(10),
    );
  }
  const total = (times: readonly number[][]): number => times.reduce((sum, one) => sum + median(one), 0);
  const ratio = total(theirs) / total(own);
  const every = own.flat().sort((a, b) => a - b);
  console.log(
    `all: ${(total(own) / queries.length).toFixed(0)} us a query (99 % below ${every[Math.floor(every.length * 0.99)]?.toFixed(0)}), ` +
      `${((1e6 * queries.length) / total(own)).toFixed(0)} queries/s on one thread; ` +
      `itemsjs ${(total(theirs) / queries.length).toFixed(0)} us: ratio of sums ${ratio.toFixed(0)} ` +
      `(${(total(theirsWithoutRanges) / total(own)).toFixed(0)} when itemsjs gives no ranges)`,
  );
  return { ratio, bytesPerCar, faults };
}

/** Compares answers with the reference and with the peer; prints and counts those that differ. */
function check(
  cars: readonly Car[],
  queries: readonly NamedQuery[],
  checked: number,
  search: (request: SearchRequest) => SearchResponse<Partial<Car>>,
  peer: (request: SearchRequest, withRanges: boolean) => PeerAnswer,
): number {
  let faults = 0;
  for (const { name, request } of queries.slice(0, checked)) {
    const answer = search(request);
    const isRight = isDeepStrictEqual(answer, referenceSearch(cars, request));
    const difference = differenceToPeer(answer, peer(request, true), true);
    if (isRight && !difference) continue;
    faults++;
    console.error(`${name}: ${isRight ? `itemsjs differs: ${difference}` : 'differs from the reference'}`);
    console.error(JSON.stringify({ ...request, facets: [] }));
  }
  console.log(
    `${Math.min(checked, queries.length)} answers checked against the reference and itemsjs, ${faults} differ`,
  );
  return faults;
}

// The large stock first: what an earlier measurement leaves in the process would blur the memory of a later one.
const results = isShort ? [measure(20_000, 1, 1, 10)] : [measure(100_000, 5, 2, 10), measure(20_000, 5, 3, 20)];
const large = results[0];
const faults = results.reduce((sum, result) => sum + result.faults, 0);
const missed: string[] = [];
if (faults > 0) missed.push(`${faults} answers differ`);
if (!isShort && large && large.ratio < leastRatio) {
  missed.push(`${large.ratio.toFixed(0)} times as fast as itemsjs, wanted ${leastRatio}`);
}
if (!isShort && large && large.bytesPerCar > mostBytesPerCar) {
  missed.push(`${large.bytesPerCar.toFixed(0)} bytes a car, wanted at most ${mostBytesPerCar}`);
}
for (const goal of missed) console.error(`Goal missed: ${goal}.`);
process.exitCode = missed.length > 0 ? 1 : 0;
