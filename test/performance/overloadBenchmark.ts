/**
 * The product under overload: 64 connections request lists with distinct filters without pause.
 * They also retry right after a refusal. Meanwhile another process requests /healthz and a cached page over new
 * connections. Needs a build ("npm run build").
 *
 *   npm run bench -- overload           exits 1 when a goal is missed
 *   npm run bench -- overload --short   5 s of load
 */
import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from './load/statusOf.ts';
import { startGenerator } from './load/startGenerator.ts';
import type { Generator } from './load/startGenerator.ts';
import type { LoadPlan, LoadResult } from './load/LoadPlan.ts';
import { demoHost, startProduct } from './load/startProduct.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, percentile } from './timing.ts';

/** Milliseconds. */
const goals = { health: 250, admitted: 1000, refused: 50, recovery: 2000 };
const isShort = process.argv.includes('--short');
const durationMs = isShort ? 5000 : 20_000;
const connections = 64;
const probesPerSecond = 4;
/** Consecutive pages at the pace of an idle server that count as recovered. */
const calmPages = 5;
const headers = { host: demoHost, 'accept-encoding': 'br, gzip' };
const distinctLists = ['', '&car_fuel=Diesel', '&car_gearbox=Automat', '&sort=price_asc', '&car_brand=Volvo'].map(
  (more) => `/bilar?car_price=1-90{n}${more}`,
);
const cachedPage = '/';

async function runLoad(load: Generator, probes: Generator, port: number): Promise<LoadResult[]> {
  const probe = (path: string): LoadPlan => ({
    port,
    paths: [path],
    headers,
    connections: 1,
    durationMs,
    newConnectionsPerSecond: probesPerSecond,
  });
  return Promise.all([
    load.run({ port, paths: distinctLists, firstNumber: 200_000, headers, connections, durationMs }),
    probes.run(probe('/healthz')),
    probes.run(probe(cachedPage)),
  ]);
}

/** Loads lists one after another. */
async function loadLists(generator: Generator, port: number, requests: number, firstNumber: number) {
  return generator.run({ port, paths: distinctLists, firstNumber, headers, connections: 1, requests });
}

/**
 * Returns the milliseconds from the last request of the load until the server has recovered.
 * Other requests may still wait for responses then. It has recovered at the first of several pages that take no
 * longer than on an idle server.
 */
async function measureRecovery(generator: Generator, port: number, idleMs: number): Promise<number> {
  const ended = performance.now();
  let calmSince = NaN;
  for (let calm = 0, page = 0; calm < calmPages && performance.now() - ended < 60_000; page += 1) {
    const startedAt = performance.now();
    const answer = statusOf(await loadLists(generator, port, 1, 800_000 + page), 200);
    const isCalm = answer.count === 1 && (answer.latencies[0] ?? Infinity) <= Math.max(3 * idleMs, 100);
    if (calm === 0 || !isCalm) calmSince = isCalm ? startedAt - ended : NaN;
    calm = isCalm ? calm + 1 : 0;
  }
  return calmSince;
}

const product = await startProduct();
const load = await startGenerator();
const probes = await startGenerator();
const figures: Figure[] = [];
try {
  const { port } = product;
  await probes.run({ port, paths: [cachedPage], headers, connections: 1, requests: 20 });
  await loadLists(probes, port, isShort ? 50 : 200, 100_000); // Warm-up for the compiler.
  const idleMs = median(statusOf(await loadLists(probes, port, 50, 150_000), 200).latencies);
  const [[pages, health, cached], recovery] = await Promise.all([
    runLoad(load, probes, port),
    wait(durationMs).then(() => measureRecovery(probes, port, idleMs)),
  ]);
  if (!pages || !health || !cached) throw new Error('A load gave no result.');
  const admitted = statusOf(pages, 200);
  const refused = statusOf(pages, 503);
  const others = pages.count - admitted.count - refused.count;
  const healthTimes = statusOf(health, 200).latencies;
  const ms = (name: string, times: readonly number[], share: number, goal?: number): Figure => ({
    name: `${name}, p${String(share * 100)}`,
    unit: 'ms',
    ours: percentile(times, share),
    ...(goal === undefined ? {} : { goal: { atMost: goal } }),
  });
  const count = (name: string, ours: number): Figure => ({ name, unit: '', ours, goal: { atMost: 0 } });
  figures.push(
    { ...ms('list on an idle server', [idleMs], 0.5) },
    { name: 'lists admitted', unit: '/s', ours: admitted.count / pages.seconds },
    ms('admitted list', admitted.latencies, 0.5),
    ms('admitted list', admitted.latencies, 0.99, goals.admitted),
    { name: 'share refused', unit: '%', ours: (100 * refused.count) / pages.count },
    ...(refused.count > 0
      ? [ms('refusal', refused.latencies, 0.5), ms('refusal', refused.latencies, 0.99, goals.refused)]
      : []),
    ...(refused.count > 0 ? [count('refusals without Retry-After', refused.count - refused.withRetryAfter)] : []),
    count('other statuses and broken connections', others + pages.errors + health.errors + cached.errors),
    ms('/healthz', healthTimes, 0.5),
    ms('/healthz', healthTimes, 0.99, goals.health),
    ms('cached page', statusOf(cached, 200).latencies, 0.99),
    count(
      'cached pages and /healthz that were refused',
      cached.count + health.count - statusOf(cached, 200).count - healthTimes.length,
    ),
    { name: 'recovery after the load', unit: 'ms', ours: recovery, goal: { atMost: goals.recovery } },
  );
} finally {
  load.stop();
  probes.stop();
  await product.stop();
}
report('overload', figures);
