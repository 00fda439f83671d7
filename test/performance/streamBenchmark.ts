/**
 * Cost of 1,000 open event streams: memory of the process, and time of pages served meanwhile.
 * Rounds run with and without the streams. Needs a build ("npm run build").
 *
 *   npm run bench -- stream           exits 1 when they cost 100 MB or pages take more than 1.3 times as long
 *   npm run bench -- stream --short   one round
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { serverOptions } from '../../build/bundling/serverOptions.ts';
import { openReader } from '../fixtures/eventStreamReader.ts';
import type { OpenReader } from '../fixtures/eventStreamReader.ts';
import { isMet } from './report/Figure.ts';
import type { Figure } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, percentile } from './timing.ts';

const streamCount = 1000;
const maxBytes = 100e6;
/**
 * Maximum ratio of the medians.
 * The slowest of a hundred pages depends on chance more than on the streams, so its limit is higher.
 */
const maxMedianRatio = 1.3;
const maxSlowRatio = 2;
const rounds = process.argv.includes('--short') ? 1 : 3;
const pagesOfRound = 200;
/** Maximum attempts before bad ratios count: other load may have disturbed a round. */
const tries = 3;
/** Number opened at the same time. */
const atOnce = 50;
const search =
  '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=tyres&latitude=59.33&longitude=18.07';

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

interface State {
  /** Heap and buffers, bytes. */
  inUse: number;
  resident: number;
  streams: number;
}

async function askState(child: ChildProcess): Promise<State> {
  child.send('state');
  return messageOf<State>(child);
}

/** Returns the milliseconds from requesting a page to its last byte. */
function loadPage(address: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((loaded, reject) => {
    const asked = request(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) loaded(performance.now() - started);
        else reject(new Error(`${address} answered ${String(response.statusCode)}.`));
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

async function loadPages(address: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) times.push(await loadPage(address, agent));
  agent.destroy();
  return times;
}

async function openStreams(address: string): Promise<OpenReader[]> {
  const readers: OpenReader[] = [];
  while (readers.length < streamCount) {
    const some = Array.from({ length: atOnce }, (_, at) =>
      openReader(address, { visitor: `198.51.${Math.floor(readers.length / atOnce)}.${at}` }),
    );
    readers.push(...(await Promise.all(some)));
  }
  await Promise.all(readers.map((reader) => reader.until(({ events }) => events.length === 2)));
  return readers;
}

async function closeStreams(readers: OpenReader[], child: ChildProcess): Promise<void> {
  for (const reader of readers) reader.cut();
  while ((await askState(child)).streams > 0);
}

function sayTimes(what: string, times: number[]): void {
  console.log(`${what}: median ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms.`);
}

/**
 * Opens the streams and measures the memory that they added.
 * It is the growth of the memory in use or of the resident memory, whichever is larger.
 */
async function openMeasured(address: string, child: ChildProcess): Promise<{ readers: OpenReader[]; cost: number }> {
  const before = await askState(child);
  const readers = await openStreams(address + search);
  const during = await askState(child);
  const [resident, inUse] = [during.resident - before.resident, during.inUse - before.inUse];
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${during.streams} streams: resident ${megabytes(resident)} more, in use ${megabytes(inUse)} more.`);
  return { readers, cost: Math.max(resident, inUse) };
}

/** Measures pages with and without streams, alternating. */
async function comparePages(address: string, child: ChildProcess) {
  const without: number[] = [];
  const beside: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    without.push(...(await loadPages(`${address}/`, pagesOfRound)));
    const { readers, cost } = await openMeasured(address, child);
    costs.push(cost);
    beside.push(...(await loadPages(`${address}/`, pagesOfRound)));
    if (readers.some(({ events }) => events.length !== 2)) throw new Error('A stream lost what was sent.');
    await closeStreams(readers, child);
  }
  sayTimes('A page with no stream open', without);
  sayTimes(`A page beside ${streamCount} streams`, beside);
  const compare = (share: number, atMost: number): Figure & { ratio: number } => {
    const [ours, value] = [percentile(beside, share), percentile(without, share)];
    const peer = { name: 'without streams', value };
    return { name: `page, p${share * 100}`, unit: 'ms', ours, peer, ratio: ours / value, goal: { atMost } };
  };
  return { middle: compare(0.5, maxMedianRatio), slow: compare(0.99, maxSlowRatio), costs };
}

async function measure(): Promise<Figure[]> {
  const outdir = resolve('node_modules/.cache/forecourt/stream-benchmark');
  await build({ ...serverOptions(), entryPoints: { server: 'test/performance/streamServer.ts' }, outdir });
  const child = spawn(process.execPath, [`${outdir}/server.js`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const { port } = await messageOf<{ port: number }>(child);
    const address = `http://127.0.0.1:${port}`;
    const first = await openMeasured(address, child); // Before pages have left room in the heap.
    await closeStreams(first.readers, child);
    await loadPages(`${address}/`, 2 * pagesOfRound); // Warm-up for the compiler.
    let compared = await comparePages(address, child);
    const isSlow = (): boolean => isMet(compared.middle) === false || isMet(compared.slow) === false;
    for (let attempt = 1; attempt < tries && isSlow(); attempt += 1) compared = await comparePages(address, child);
    const cost = Math.max(first.cost, ...compared.costs);
    const memory = { name: `memory of ${streamCount} streams`, unit: 'MB', ours: cost / 1e6 };
    return [{ ...memory, goal: { atMost: maxBytes / 1e6 } }, compared.middle, compared.slow];
  } finally {
    child.disconnect();
  }
}

report('stream', await measure());
