/**
 * Compares the built-in search engine with OpenSearch, in alternating rounds.
 * Both run on the same machine over the same cars and queries.
 * Figures: time of indexing, memory, disk, and response times with 1, 8 and 32 clients.
 *
 *   npm run bench -- engines             20,000 and 100,000 cars
 *   npm run bench -- engines --million   1,000,000 cars too
 *   npm run bench -- engines --short     20,000 cars
 */
import { execFileSync } from 'node:child_process';
import { vehicleIndexSchema } from '../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { buildStockIndex } from '../../server/catalogue/embedded/StockIndex.ts';
import { openSearchClient } from '../../server/catalogue/opensearch/openSearchClient.ts';
import { createOpenSearchBackend } from '../../server/catalogue/opensearch/openSearchBackend.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { contractIndexes, contractSites } from '../fixtures/catalogue/contractStock.ts';
import { randomCars } from '../fixtures/catalogue/randomCars.ts';
import { indexContractStock } from '../upstreams/indexContractStock.ts';
import { missingForOpenSearch, startOpenSearch } from '../upstreams/opensearch/startOpenSearch.ts';
import { memoryInUse } from './memoryInUse.ts';
import { notMeasured } from './report/Figure.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { carListQueries } from './search/searchQueries.ts';
import { median, percentile } from './timing.ts';

type Search = (request: SearchRequest) => unknown;

const clientCounts = [1, 8, 32];
const rounds = 3;
const searchesPerRound = 200;

const isShort = process.argv.includes('--short');
const sizes = [20_000, ...(isShort ? [] : [100_000]), ...(process.argv.includes('--million') ? [1_000_000] : [])];
const quiet: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (event, facts) => console.warn(event, JSON.stringify(facts)),
  error: (event, facts) => console.error(event, JSON.stringify(facts)),
};

function makeCars(count: number): Car[] {
  const cars: Car[] = [];
  for (let from = 0; from < count; from += 20_000) {
    for (const car of randomCars(Math.min(20_000, count - from), 20_260_101 + from)) {
      cars.push({ ...car, car_id: `${car.car_id}-${String(from)}` });
    }
  }
  return cars;
}

let asked = 0;

/** Milliseconds of each search by clients that never pause. No search is equal to another: no cache helps. */
async function timesOf(search: Search, requests: readonly SearchRequest[], clients: number): Promise<number[]> {
  const times: number[] = [];
  let left = searchesPerRound;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      asked += 1;
      const request = requests[asked % requests.length];
      if (!request) return;
      const started = performance.now();
      // a filter that no index knows is no condition
      await search({ ...request, filters: { ...request.filters, never_heard_of: [String(asked)] } });
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

/** Resident memory of the JVM in MB. */
function jvmMegabytes(parent: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '--ppid', String(parent)], { encoding: 'utf8' }).trim()) / 1024;
}

async function measure(count: number): Promise<Figure[]> {
  const name = `${count.toLocaleString('en')} cars`;
  console.log(`\n${name}`);
  const cars = makeCars(count);
  const before = memoryInUse();
  const buildStarted = performance.now();
  const index = buildStockIndex(cars, vehicleIndexSchema);
  const buildSeconds = (performance.now() - buildStarted) / 1000;
  const builtInMegabytes = (memoryInUse() - before) / 1e6;

  const engine = await startOpenSearch([count > 100_000 ? 'heap=1g' : 'heap=512m']);
  console.log(`OpenSearch ${engine.version}`);
  const client = openSearchClient(engine, 60_000);
  const indexStarted = performance.now();
  await indexContractStock(client, { ...contractIndexes, cars, dealers: [] });
  const indexSeconds = (performance.now() - indexStarted) / 1000;
  await client.indices.flush();
  const { body: stored } = await client.indices.stats({ metric: ['store'] });
  const diskMegabytes = (stored._all.total.store?.size_in_bytes ?? 0) / 1e6;
  const openSearch = createOpenSearchBackend({
    ...engine,
    stockSites: contractSites,
    logger: quiet,
    timeoutMs: 120_000,
  });
  const requests = carListQueries(cars, 4, 4).map(({ request }) => ({ ...request, index: contractIndexes.index }));
  cars.length = 0;

  const searches: Record<'ours' | 'theirs', Search> = {
    ours: (request) => index.search(request),
    theirs: (request) => openSearch.gateway.searchCars(request),
  };
  for (const search of Object.values(searches)) await timesOf(search, requests, 1); // lets both compilers settle
  const figures: Figure[] = [
    compared(`${name}: time to index`, 's', buildSeconds, indexSeconds),
    compared(
      `${name}: memory (index and cars; JVM)`,
      'MB',
      builtInMegabytes,
      engine.processId === null ? 0 : jvmMegabytes(engine.processId),
    ),
    { name: `${name}: disk of OpenSearch`, unit: 'MB', ours: diskMegabytes },
  ];
  for (const clients of clientCounts) {
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(...(await timesOf(searches.ours, requests, clients)));
      times.theirs.push(...(await timesOf(searches.theirs, requests, clients)));
    }
    const title = `${name}, ${String(clients)} clients`;
    figures.push(
      compared(`${title}: p50`, 'ms', median(times.ours), median(times.theirs)),
      compared(`${title}: p99`, 'ms', percentile(times.ours, 0.99), percentile(times.theirs, 0.99)),
    );
  }
  await openSearch.stop();
  await client.close();
  await engine.stop();
  return figures;
}

function compared(name: string, unit: string, ours: number, theirs: number): Figure {
  return { name, unit, ours, peer: { name: 'OpenSearch', value: theirs }, ratio: ours / theirs };
}

const missing = missingForOpenSearch();
if (missing === null) {
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await measure(size)));
  report('engines', figures);
} else {
  report('engines', [
    { name: 'built-in engine and OpenSearch', unit: '', ours: 0, note: `${notMeasured}: ${missing}` },
  ]);
}
