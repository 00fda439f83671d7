/**
 * Speed and memory of the stock index against itemsjs + MiniSearch, DuckDB and a naive scan.
 * All run the same queries in alternating rounds. Results are compared with the exhaustive reference and among all
 * engines before timing.
 *
 *   npm run bench -- search             20,000 and 100,000 cars; exits 1 when a goal is missed
 *   npm run bench -- search --million   1,000,000 cars too (some minutes, 20 GB of memory)
 *   npm run bench -- search --short     20,000 cars, few queries; exits 1 when an answer is wrong
 *   npm run bench -- search --alone     without peers; with --million it needs 3 GB
 */
import type { Car } from '../../shared/catalogue/Car.ts';
import { attachStockIndex, buildStockIndex } from '../../server/catalogue/embedded/StockIndex.ts';
import type { StockIndex } from '../../server/catalogue/embedded/StockIndex.ts';
import { IncrementalIndexBuilder } from '../../server/catalogue/embedded/IncrementalIndexBuilder.ts';
import { vehicleIndexSchema } from '../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { randomCars } from '../fixtures/catalogue/randomCars.ts';
import { buildDuckdbEngine } from './search/duckdbEngine.ts';
import { buildItemsjsEngine } from './search/itemsjsEngine.ts';
import { buildNaiveEngine } from './search/naiveEngine.ts';
import { countFaults } from './search/checkAnswers.ts';
import { memoryInUse } from './memoryInUse.ts';
import { carListQueries } from './search/searchQueries.ts';
import type { SearchPeer } from './search/SearchPeer.ts';
import { notMeasured } from './report/Figure.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, microseconds, percentile } from './timing.ts';

/** Goals of the index. Ratios are of sums over the whole mix. */
const goals = {
  timesItemsjs: 200,
  timesDuckdb: 30,
  /** 99th percentile relative to the median, in the quietest round. */
  tail: 4,
  /**
   * Bytes of the index structures without the cars, as reported by the index.
   * Its arrays are exact to the byte. The growth of the process, printed next to it, varies by some megabytes of
   * compiled code.
   */
  bytesPerCar: 300,
  /** From 20,000 to 1,000,000 cars, which is 50 times as many. */
  growth: 20,
};

interface Plan {
  cars: number;
  /** Queries of each kind. */
  queryRounds: number;
  timingRounds: number;
  /** Results compared with the reference; each takes one loop over all cars per facet. */
  checked: number;
}

interface Measured {
  faults: number;
  /** Mean of the queries' medians. */
  meanMicroseconds: number;
  tail: number;
  bytesPerCar: number;
  /** By peer. */
  ratios: Map<string, number>;
}

const isShort = process.argv.includes('--short');
const withMillion = process.argv.includes('--million');
const isAlone = process.argv.includes('--alone');
const carsPerPart = 20_000;

/**
 * Serialised to JSON and back, so that strings are flat in memory, as after a feed.
 * Indexing would flatten ropes.
 */
function* makeParts(count: number): Generator<Car[]> {
  for (let from = 0; from < count; from += carsPerPart) {
    const part = randomCars(Math.min(carsPerPart, count - from), 20_260_101 + from);
    const cars = JSON.parse(JSON.stringify(part)) as Car[];
    yield cars.map((car) => ({ ...car, car_id: `${car.car_id}-${from}` }));
  }
}

/** Builds the index without keeping cars in memory, except the first part for the queries. */
function buildAlone(count: number): { index: StockIndex<Car>; cars: Car[] } {
  const cars: Car[] = [];
  function* all(): Generator<Car> {
    for (const part of makeParts(count)) {
      if (cars.length === 0) cars.push(...part);
      yield* part;
    }
  }
  return {
    index: attachStockIndex(IncrementalIndexBuilder.build(all(), vehicleIndexSchema), vehicleIndexSchema),
    cars,
  };
}

function buildOver(cars: Car[]): { index: StockIndex<Car>; cars: Car[] } {
  return { index: buildStockIndex(cars, vehicleIndexSchema), cars };
}

async function buildPeers(cars: readonly Car[]): Promise<SearchPeer[]> {
  const peers: SearchPeer[] = [];
  if (isAlone) return peers;
  const build = async (make: () => SearchPeer | null | Promise<SearchPeer | null>): Promise<void> => {
    const before = memoryInUse();
    const start = performance.now();
    const peer = await make();
    if (!peer) {
      console.log('DuckDB is not there: npm install --prefix test/performance/peers --no-package-lock');
      return;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${peer.name}: built in ${seconds} s, ${((memoryInUse() - before) / 1e6).toFixed(0)} MB`);
    peers.push(peer);
  };
  await build(() => buildItemsjsEngine(cars));
  if (!isShort) await build(() => buildDuckdbEngine(cars));
  await build(() => buildNaiveEngine(cars));
  return peers;
}

async function measure({ cars: carCount, queryRounds, timingRounds, checked }: Plan): Promise<Measured> {
  console.log(`\n${carCount.toLocaleString('en')} cars`);
  const all = isAlone ? [] : [...makeParts(carCount)].flat();
  const before = memoryInUse();
  const buildStart = performance.now();
  const { index, cars } = isAlone ? buildAlone(carCount) : buildOver(all);
  const buildSeconds = (performance.now() - buildStart) / 1000;
  const grown = memoryInUse() - before;
  const bytesPerCar = index.bytes / carCount;
  console.log(
    `index: built in ${buildSeconds.toFixed(1)} s${isAlone ? ' with its cars' : ''}, ${bytesPerCar.toFixed(0)} bytes a car ` +
      `(the process grew by ${(grown / carCount).toFixed(0)})`,
  );
  const peers = await buildPeers(cars);
  const queries = carListQueries(cars, queryRounds, 4);
  const faults = isAlone
    ? 0
    : await countFaults(cars, queries.slice(0, checked), (request) => index.search(request), peers);

  const own = queries.map((): number[] => []);
  const theirs = peers.map(() => queries.map((): number[] => []));
  const withoutRanges = queries.map((): number[] => []);
  const tails: number[] = [];
  for (const { request } of queries) for (let i = 0; i < 20; i++) index.search(request); // Warm-up for the compiler.
  for (let round = 0; round < timingRounds; round++) {
    const ofRound: number[] = [];
    for (const [i, { request }] of queries.entries()) {
      for (let repeat = 0; repeat < 5; repeat++) ofRound.push(await microseconds(() => index.search(request)));
      own[i]?.push(...ofRound.slice(-5));
    }
    tails.push(percentile(ofRound, 0.99) / median(ofRound));
    for (const [place, peer] of peers.entries()) {
      for (const [i, { request }] of queries.entries()) {
        theirs[place]?.[i]?.push(await microseconds(() => peer.search(request, true)));
        if (place === 0) withoutRanges[i]?.push(await microseconds(() => peer.search(request, false)));
      }
    }
  }
  for (const peer of peers) peer.close?.();

  printKinds(queries, peers, own, theirs);
  const sum = (times: readonly number[][]): number => times.reduce((total, one) => total + median(one), 0);
  const ratios = new Map(peers.map((peer, place) => [peer.name, sum(theirs[place] ?? []) / sum(own)]));
  const tail = Math.min(...tails);
  console.log(
    `index: ${(sum(own) / queries.length).toFixed(0)} us a query, median ${median(own.flat()).toFixed(0)}, ` +
      `99 % below ${tail.toFixed(1)} times that, ${((1e6 * queries.length) / sum(own)).toFixed(0)} queries/s on one thread`,
  );
  for (const [name, ratio] of ratios) console.log(`${name}: ${ratio.toFixed(0)} times as long`);
  const [first] = peers;
  if (first) console.log(`${first.name} without ranges: ${(sum(withoutRanges) / sum(own)).toFixed(0)} times as long`);
  return { faults, meanMicroseconds: sum(own) / queries.length, tail, bytesPerCar, ratios };
}

function printKinds(
  queries: readonly { name: string }[],
  peers: readonly SearchPeer[],
  own: readonly number[][],
  theirs: readonly number[][][],
): void {
  const mean = (name: string, times: readonly number[][]): string => {
    const medians = times.flatMap((one, i) => (queries[i]?.name === name ? [median(one)] : []));
    return (medians.reduce((sum, one) => sum + one, 0) / medians.length).toFixed(0);
  };
  console.log(
    ['us by kind of query', 'index', ...peers.map((peer) => peer.name)].map((text) => text.padStart(21)).join(''),
  );
  for (const name of new Set(queries.map((query) => query.name))) {
    const cells = [name, mean(name, own), ...peers.map((_peer, place) => mean(name, theirs[place] ?? []))];
    console.log(cells.map((text) => text.padStart(21)).join(''));
  }
}

function figuresOf(small: Measured, large: Measured | undefined, million: Measured | undefined): Figure[] {
  const faults = small.faults + (large?.faults ?? 0) + (million?.faults ?? 0);
  const figures: Figure[] = isAlone
    ? []
    : [{ name: 'answers that differ', unit: '', ours: faults, goal: { atMost: 0 } }];
  if (!large) return figures;
  for (const [name, times] of [
    ['itemsjs + MiniSearch', goals.timesItemsjs],
    ['DuckDB (1 thread)', goals.timesDuckdb],
  ] as const) {
    const peerTimes = large.ratios.get(name);
    figures.push({
      name: 'query over 100,000 cars',
      unit: 'us',
      ours: large.meanMicroseconds,
      ...(peerTimes === undefined
        ? { note: `${notMeasured}: ${name} not installed` }
        : { peer: { name, value: large.meanMicroseconds * peerTimes }, ratio: 1 / peerTimes }),
      goal: { atMost: 1 / times },
    });
  }
  figures.push(
    { name: 'slowest hundredth by the median', unit: '', ours: large.tail, goal: { atMost: goals.tail } },
    { name: 'index', unit: 'bytes/car', ours: large.bytesPerCar, goal: { atMost: goals.bytesPerCar } },
  );
  if (!million) return figures;
  const peer = { name: '20,000 cars', value: small.meanMicroseconds };
  const [ours, ratio] = [million.meanMicroseconds, million.meanMicroseconds / small.meanMicroseconds];
  return [
    ...figures,
    { name: 'query over 1,000,000 cars', unit: 'us', ours, peer, ratio, goal: { atMost: goals.growth } },
  ];
}

const small = await measure(
  isShort
    ? { cars: 20_000, queryRounds: 1, timingRounds: 1, checked: 10 }
    : { cars: 20_000, queryRounds: 5, timingRounds: 3, checked: 20 },
);
const large = isShort ? undefined : await measure({ cars: 100_000, queryRounds: 5, timingRounds: 3, checked: 10 });
const million = withMillion
  ? await measure({
      cars: 1_000_000,
      ...(isAlone ? { queryRounds: 5, timingRounds: 3 } : { queryRounds: 1, timingRounds: 1 }),
      checked: 2,
    })
  : undefined;
report('search', figuresOf(small, large, million));
