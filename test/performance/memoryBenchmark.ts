/**
 * Memory of the product over 100,000 requests, seven in eight for cached pages.
 * The others are for lists with distinct filters. Needs a build ("npm run build").
 *
 *   npm run bench -- memory                    exits 1 when it grows by more than 5 %
 *   npm run bench -- memory --requests=20000   a shorter form
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { fetchBytes } from './load/fetchBytes.ts';
import { startGenerator } from './load/startGenerator.ts';
import { demoHost, patient, startProduct } from './load/startProduct.ts';
import type { ServerUnderTest } from './load/startProduct.ts';
import { report } from './report/report.ts';
import { median } from './timing.ts';

const maxGrowth = 1.05;
const requests = Number(process.argv.find((argument) => argument.startsWith('--requests='))?.split('=')[1] ?? 100_000);
const slices = 20;
const connections = 4;
/** One request in this many has a unique URL. */
const distinctEvery = 8;
const cachedPages = 56;
/** Small enough that the cache is full before a fifth of the requests has been sent. */
const pageCacheBytes = Math.min(32e6, requests * 300);
const headers = { host: demoHost, 'accept-encoding': 'br, gzip' };

interface Memory {
  rss: number;
  /** Heap and buffers, bytes. */
  inUse: number;
}

async function memoryOf({ child }: ServerUnderTest): Promise<Memory> {
  const answer = once(child, 'message');
  child.send('collect');
  const [memory] = (await answer) as [Memory];
  return memory;
}

/** Returns pages of the sitemap and the menu, which visitors and crawlers request most. */
async function knownPages(port: number): Promise<string[]> {
  const sitemap = (await fetchBytes(port, '/sitemap.xml', { host: demoHost })).body.toString();
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const files = found.filter((path) => path.endsWith('.xml'));
  if (files.length === found.length && files.length > 0) {
    const parts = await Promise.all(files.map((file) => fetchBytes(port, file, { host: demoHost })));
    const pages = parts.flatMap(({ body }) => [...body.toString().matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]);
    return pages.map(([, path]) => path || '/');
  }
  return found;
}

const probe = pathToFileURL('test/performance/load/memoryProbe.mjs').href;
const product = await startProduct(
  { ...patient, PAGE_CACHE_BYTES: String(pageCacheBytes) },
  { nodeOptions: ['--expose-gc', '--import', probe], hasChannel: true },
);
const generator = await startGenerator();
const samples: Memory[] = [await memoryOf(product)];
let served = 0;
try {
  const pages = (await knownPages(product.port)).slice(0, cachedPages);
  if (pages.length < distinctEvery) throw new Error(`The sitemap names only ${pages.length} pages.`);
  const paths = pages.flatMap((page, at) =>
    at % (distinctEvery - 1) === 0 ? ['/bilar?car_price=1-9{n}', page] : [page],
  );
  for (let slice = 0; slice < slices; slice += 1) {
    const perSlice = requests / slices;
    const firstNumber = 1_000_000 + slice * perSlice;
    const result = await generator.run({
      port: product.port,
      paths,
      firstNumber,
      headers,
      connections,
      requests: perSlice,
    });
    const wrong = result.byStatus.filter(({ status }) => status !== 200);
    if (wrong.length > 0) throw new Error(`Status ${wrong.map(({ status }) => status).join(', ')} for a known page.`);
    served += result.count;
    const memory = await memoryOf(product);
    samples.push(memory);
    const [rss, inUse] = [memory.rss, memory.inUse].map((bytes) => (bytes / 1e6).toFixed(1));
    console.log(
      `${served} requests: ${inUse ?? ''} MB in use, ${rss ?? ''} MB resident, ${result.seconds.toFixed(0)} s`,
    );
  }
} finally {
  generator.stop();
  await product.stop();
}

/** Returns the median of a few samples: a single one may coincide with a request. */
const around = (from: number, to: number, key: keyof Memory): number =>
  median(samples.slice(from, to).map((sample) => sample[key]));
const growth = (key: keyof Memory, name: string) => {
  const [early, late] = [around(3, 6, key), around(-3, slices + 1, key)];
  const peer = { name: 'after 20 %', value: early / 1e6 };
  return { name, unit: 'MB', ours: late / 1e6, peer, ratio: late / early, goal: { atMost: maxGrowth } };
};
report('memory', [
  growth('inUse', `in use after ${served.toLocaleString('en')} requests`),
  growth('rss', `resident after ${served.toLocaleString('en')} requests`),
]);
