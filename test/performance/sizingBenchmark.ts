/**
 * Figures for operators: time to the first page, memory, requests per core and cost of metrics.
 * The first two are by size of the stock, the third is per second. Needs a build ("npm run build") and Linux.
 *
 *   npm run bench -- sizing           about five minutes
 *   npm run bench -- sizing --short   without the largest stock, fewer and shorter rounds
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alternateRounds } from './load/alternateRounds.ts';
import { madeUpStock } from './load/madeUpStock.ts';
import { measureRound } from './load/measureRound.ts';
import type { LoadPlan } from './load/LoadPlan.ts';
import { startGenerator } from './load/startGenerator.ts';
import { demoHost, patient, startProduct } from './load/startProduct.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const isShort = process.argv.includes('--short');
const stocks = isShort ? [2000, 20_000] : [2000, 20_000, 100_000];
const rounds = isShort ? 3 : 9;
const durationMs = isShort ? 1500 : 3000;
/** Time after the start until its temporary memory is released. */
const restMs = 5000;
const connections = 16;
const headers = { host: demoHost, 'accept-encoding': 'br, gzip' };

/** Returns a value of /proc/PID/status in MB: VmRSS (now) or VmHWM (peak). */
function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'latin1');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
}

async function measureStock(folder: string, cars: number): Promise<Figure[]> {
  const feed = join(folder, `${String(cars)}.csv`);
  writeFileSync(feed, madeUpStock(cars));
  const name = `${cars.toLocaleString('en')} cars`;
  const started = performance.now();
  const product = await startProduct({ STOCK_FEED: feed, STOCK_MAPPING: 'config/feeds/autoscout24.json' });
  const seconds = (performance.now() - started) / 1000;
  await wait(restMs);
  const figures: Figure[] = [
    { name: `start with ${name}`, unit: 's', ours: seconds },
    { name: `resident with ${name}, at rest`, unit: 'MB', ours: memoryMb(product.pid, 'VmRSS') },
    { name: `resident with ${name}, peak of the start`, unit: 'MB', ours: memoryMb(product.pid, 'VmHWM') },
  ];
  await product.stop();
  return figures;
}

/** Measures one process with and without metrics, in alternating rounds. */
async function measureRates(): Promise<Figure[]> {
  const generator = await startGenerator();
  const products = {
    plain: await startProduct(patient),
    measured: await startProduct({ ...patient, METRICS_PORT: '0' }),
  };
  let firstNumber = 100_000;
  try {
    const figures: Figure[] = [];
    for (const [name, path, perRound] of [
      ['cached page', '/', durationMs],
      ['list with distinct filters', '/bilar?car_price=1-9{n}', 2 * durationMs],
    ] as const) {
      const measured = await alternateRounds(['plain', 'measured'] as const, rounds, async (target) => {
        const { port, pid } = products[target];
        const plan: LoadPlan = { port, paths: [path], headers, connections, durationMs: perRound, firstNumber };
        firstNumber += 100_000;
        return measureRound(generator, pid, plan);
      });
      const rate = (of: 'plain' | 'measured'): number => median(measured[of].map(({ cpuMs }) => 1000 / cpuMs));
      figures.push(
        { name, unit: 'req/CPU s', ours: rate('plain') },
        {
          name: `${name}, with metrics`,
          unit: 'req/CPU s',
          ours: rate('measured'),
          peer: { name: 'without metrics', value: rate('plain') },
          ratio: rate('measured') / rate('plain'),
        },
      );
    }
    const { pid } = products.plain;
    figures.push({ name: 'resident, peak under load', unit: 'MB', ours: memoryMb(pid, 'VmHWM') });
    return figures;
  } finally {
    generator.stop();
    await products.plain.stop();
    await products.measured.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'forecourt-sizing-'));
try {
  const figures: Figure[] = [];
  for (const cars of stocks) figures.push(...(await measureStock(folder, cars)));
  figures.push(...(await measureRates()));
  report('sizing', figures);
} finally {
  rmSync(folder, { recursive: true });
}
