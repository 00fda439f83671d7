/**
 * The list of 48 cars with all facets, rendered per request, against three peers.
 * These are React alone on node:http (the same tree), Express and React without the product's layers, and a Next.js
 * app with the same cards and facets. Rounds alternate, with the same compression on both sides of a comparison.
 * Needs a build ("npm run build").
 *
 *   npm run bench -- list           exits 1 when a goal is missed
 *   npm run bench -- list --short   fewer and shorter rounds
 */
import { gunzipSync } from 'node:zlib';
import { countElements } from './list/countElements.ts';
import { readListData } from './list/readListData.ts';
import { buildListPeers, startListPeer } from './list/startListPeer.ts';
import { nextPaths, startNextPeer } from './list/startNextPeer.ts';
import type { NextPeer } from './list/startNextPeer.ts';
import { alternateRounds } from './load/alternateRounds.ts';
import { compareRates } from './load/compareRates.ts';
import { fetchBytes } from './load/fetchBytes.ts';
import { measureRound } from './load/measureRound.ts';
import type { Round } from './load/measureRound.ts';
import { startGenerator } from './load/startGenerator.ts';
import { demoHost, patient, startProduct } from './load/startProduct.ts';
import { notMeasured } from './report/Figure.ts';
import type { Figure, Goal } from './report/Figure.ts';
import { report } from './report/report.ts';
import { median, medianRatio } from './timing.ts';

const goals = {
  bareRate: { atLeast: 0.85 },
  nextServerComponents: { atMost: 0.4 },
  nextClientList: { atMost: 0.9 },
} satisfies Record<string, Goal>;

const isShort = process.argv.includes('--short');
/**
 * Rounds end by number of requests, not by time.
 * On a busy machine the compiler would not have finished otherwise.
 */
const rounds = isShort ? 4 : 9;
const requests = isShort ? 30 : 80;
const warmUpRequests = isShort ? 120 : 300;
/**
 * One connection, so that each request costs a render.
 * The product renders a page once for all simultaneous requests.
 */
const connections = 1;
const path = '/bilar';

interface Target {
  port: number;
  pid: number;
  path: string;
}

type Name = 'ours' | 'distinct' | 'bare' | 'express' | 'nextServerComponents' | 'nextClientList';
const peerNames = {
  bare: 'React on node:http',
  express: 'Express and React',
  nextServerComponents: 'Next, server components',
  nextClientList: 'Next, client list',
};

await buildListPeers();
const product = await startProduct({ ...patient, PAGE_CACHE_BYTES: '0' });
const generator = await startGenerator();
const [bare, express] = await Promise.all([
  startListPeer('bare', demoHost, path),
  startListPeer('express', demoHost, path),
]);
const page = await fetchBytes(product.port, path, { host: demoHost });
let next: NextPeer | undefined;
let whyNoNext = '';
try {
  next = await startNextPeer(readListData(page.body.toString()));
} catch (error) {
  whyNoNext = `${notMeasured}: peer not installed, ${String(error).split('\n')[0]?.slice(0, 120) ?? ''}`;
}

const targets: Partial<Record<Name, Target>> = {
  ours: { ...product, path },
  // Each URL has its own filter, which leaves the page as large: no cache has a response for it.
  distinct: { ...product, path: `${path}?car_price=1-90{n}` },
  bare: { ...bare, path },
  express: { ...express, path },
  ...(next
    ? {
        nextServerComponents: { ...next, path: nextPaths.serverComponents },
        nextClientList: { ...next, path: nextPaths.clientList },
      }
    : {}),
};
const names = Object.keys(targets) as Name[];
let firstNumber = 100_000;

async function measure(name: Name, encoding: string, count: number): Promise<Round> {
  const target = targets[name];
  if (!target) throw new Error(`${name} does not run.`);
  const headers = { host: demoHost, 'accept-encoding': encoding };
  firstNumber += 100_000;
  const plan = { port: target.port, paths: [target.path], firstNumber, headers, connections, requests: count };
  return measureRound(generator, target.pid, plan);
}

async function tellSizes(): Promise<void> {
  for (const name of names) {
    const target = targets[name];
    if (!target) continue;
    const own = target.path.replace('{n}', '99999');
    const identity = await fetchBytes(target.port, own, { host: demoHost, 'accept-encoding': 'identity' });
    const gzip = await fetchBytes(target.port, own, { host: demoHost, 'accept-encoding': 'gzip' });
    if (gunzipSync(gzip.body).length < identity.body.length * 0.9) {
      throw new Error(`${name} sends something else as gzip.`);
    }
    const kilobytes = (body: Buffer): string => `${(body.length / 1000).toFixed(1)} kB`;
    const elements = countElements(identity.body.toString());
    console.log(`${name}: ${elements} elements, ${kilobytes(identity.body)}, gzip ${kilobytes(gzip.body)}`);
  }
}

const figures: Figure[] = [];
try {
  await tellSizes();
  for (const [encoding, label] of [
    ['identity', 'no compression'],
    ['gzip', 'gzip'],
  ] as const) {
    for (const name of names) await measure(name, encoding, warmUpRequests);
    const measured = await alternateRounds(names, rounds, (name) => measure(name, encoding, requests));
    const of = (name: Name, key: keyof Round): number[] => measured[name].map((round) => round[key]);
    const compare = (name: keyof typeof peerNames, goal?: Goal): Figure => ({
      name: `/bilar, ${label}: CPU per request`,
      unit: 'ms',
      ours: median(of('ours', 'cpuMs')),
      ...(targets[name]
        ? {
            peer: { name: peerNames[name], value: median(of(name, 'cpuMs')) },
            ratio: medianRatio(of('ours', 'cpuMs'), of(name, 'cpuMs')),
          }
        : { note: whyNoNext }),
      ...(goal ? { goal } : {}),
    });
    figures.push(
      ...compareRates({
        name: `/bilar, ${label}`,
        ours: measured.ours,
        peer: peerNames.bare,
        theirs: measured.bare,
        goal: goals.bareRate,
      }),
      compare('express'),
      compare('nextServerComponents', goals.nextServerComponents),
      compare('nextClientList', goals.nextClientList),
      {
        name: `/bilar with distinct filters, ${label}: CPU per request`,
        unit: 'ms',
        ours: median(of('distinct', 'cpuMs')),
      },
    );
  }
} finally {
  generator.stop();
  bare.stop();
  express.stop();
  await Promise.all([product.stop(), next?.stop()]);
}
report('list', figures);
