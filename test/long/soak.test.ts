import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seededRandom } from '../fixtures/catalogue/randomCars.ts';
import { patient, startProduct } from '../performance/load/startProduct.ts';
import type { ServerUnderTest } from '../performance/load/startProduct.ts';
import { median } from '../performance/timing.ts';
import { quickFaults, slowFaults } from '../upstreams/faults.ts';
import { fillCaches } from './soak/fillCaches.ts';
import { startSoakBackEnds } from './soak/soakBackEnds.ts';
import type { SoakBackEnds } from './soak/soakBackEnds.ts';
import { startSoakVisitors } from './soak/soakVisitors.ts';
import { sendLeadsToDemo } from '../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

/*
 * Sends mixed traffic while back ends fail in turn at random times. SOAK_MINUTES sets its length: 3 with the other
 * long tests, 30 for the figures of docs/reliability.md.
 */

const minutes = Number(process.env['SOAK_MINUTES'] ?? 3);
/** Pause of each of the six visitors between requests. */
const pauseMs = 250;
/** The same until the caches are full. */
const warmUpPauseMs = 10;
/**
 * Requests before the first sample, after fillCaches(). Until then grow the caches that are bounded by bytes (pages,
 * searches, rendered parts and cards) and compiled code.
 */
const warmUpRequests = 15_000;
const samples = 12;
const sampleMs = (minutes * 60_000) / samples;
const faultMs = 4000;
const betweenFaultsMs = 4000;
/**
 * Time in ms for which a recovered back end still counts as failing.
 * Its circuit may be open, or a call in progress.
 */
const recoveryMs = 10_000;
const maxGrowth = 1.05;
/** Growth in descriptors that is not a leak: a connection to a back end in current use. */
const spareDescriptors = 5;
const spareTimers = 10;
/** Receivers that confirm by status alone: an empty body is no fault of theirs. */
const confirmsWithoutBody: ReadonlySet<string> = new Set(['forms', 'sms']);

interface Sample {
  /** Heap and buffers after a forced collection, bytes. */
  inUse: number;
  rss: number;
  timers: number;
  warnings: string[];
  descriptors: number;
}

let backEnds: SoakBackEnds;
let product: ServerUnderTest;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  backEnds = await startSoakBackEnds();
  ends.push(() => backEnds.stop());
  const probe = pathToFileURL('test/performance/load/memoryProbe.mjs').href;
  // Small caches are full before the first sample.
  const caches = { PAGE_CACHE_BYTES: '4000000', SEARCH_CACHE_BYTES: '1000000' };
  product = await startProduct(
    { ...backEnds.env, ...patient, ...caches, SEARCH_RATE_LIMIT: '0' },
    { nodeOptions: ['--expose-gc', '--import', probe], hasChannel: true },
  );
  ends.push(() => product.stop());
}, 300_000);

afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 120_000);

const descriptorsOf = (pid: number): number =>
  process.platform === 'linux' ? readdirSync(`/proc/${String(pid)}/fd`).length : 0;

/** Samples the product's resources once idle connections are closed. */
async function sample(atMostDescriptors: number): Promise<Sample> {
  const until = performance.now() + 20_000;
  while (descriptorsOf(product.pid) > atMostDescriptors && performance.now() < until) await pause(500);
  const answer = once(product.child, 'message');
  product.child.send('collect');
  const [memory] = (await answer) as [Omit<Sample, 'descriptors'>];
  return { ...memory, descriptors: descriptorsOf(product.pid) };
}

it(
  `a server keeps its memory through ${String(minutes)} minutes of faults`,
  async () => {
    const random = seededRandom(20_261_125);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    let failing: string | null = null;
    let wellSince = -Infinity;
    const isFailing = (): boolean => failing !== null || performance.now() - wellSince < recoveryMs;
    await fillCaches(product.port);
    const visitors = await startSoakVisitors(product.port, warmUpPauseMs, isFailing);
    const injected: string[] = [];
    const end = async (): Promise<void> => {
      if (failing === null) return;
      await backEnds.failWith(failing, null);
      failing = null;
      wellSince = performance.now();
    };
    /** Makes one back end after the other fail for some seconds. */
    const failUntil = async (moment: number): Promise<void> => {
      while (performance.now() + betweenFaultsMs + faultMs < moment) {
        await pause(betweenFaultsMs * random());
        const name = pick(backEnds.names);
        if (name === undefined) break;
        const faults = [...quickFaults, ...slowFaults].filter(
          (one) => one !== 'empty' || !confirmsWithoutBody.has(name),
        );
        const fault = pick(faults) ?? 'refused';
        failing = name;
        injected.push(`${name} ${fault}`);
        await backEnds.failWith(name, fault);
        await pause(faultMs);
        await end();
      }
      await pause(Math.max(0, moment - performance.now()));
    };

    while (visitors.requests < warmUpRequests) await failUntil(performance.now() + 2 * (faultMs + betweenFaultsMs));
    visitors.pauseMs = pauseMs;
    const taken: Sample[] = [];
    for (let at = 0; at <= samples; at += 1) {
      await visitors.rest();
      taken.push(await sample((taken[0]?.descriptors ?? 60) + spareDescriptors));
      visitors.resume();
      if (at < samples) await failUntil(performance.now() + sampleMs);
    }
    await visitors.stop();

    const column = <K extends keyof Sample>(key: K): Sample[K][] => taken.map((one) => one[key]);
    const growth = median(column('inUse').slice(-3)) / median(column('inUse').slice(0, 3));
    const { requests, answered, leads, unexplained } = visitors;
    const inUseMb = column('inUse').map((bytes) => Number((bytes / 1e6).toFixed(1)));
    const figures = { minutes, requests, answered, faults: injected.length, leads: leads.size, growth, inUseMb };
    process.stdout.write(
      `${JSON.stringify({ ...figures, descriptors: column('descriptors'), timers: column('timers') })}\n`,
    );
    expect(product.child.exitCode).toBeNull();
    expect(taken.at(-1)?.warnings.filter((warning) => !warning.startsWith('ExperimentalWarning'))).toEqual([]);
    expect(unexplained.slice(0, 20)).toEqual([]);
    expect(growth).toBeLessThan(maxGrowth);
    const flat = (values: number[], spare: number): void =>
      expect(median(values.slice(-3))).toBeLessThanOrEqual(median(values.slice(0, 3)) + spare);
    flat(column('descriptors'), spareDescriptors);
    flat(column('timers'), spareTimers);
    // A failing receiver delays deliveries but loses none.
    await deliverAll(leads);
  },
  (minutes + 20) * 60_000,
);

/** Resolves when the lead service has every accepted lead. */
async function deliverAll(leads: ReadonlySet<string>): Promise<void> {
  const isThere = (): boolean => {
    const delivered = backEnds.leads();
    return [...leads].every((id) => delivered.has(id));
  };
  while (!isThere()) await pause(500);
}
