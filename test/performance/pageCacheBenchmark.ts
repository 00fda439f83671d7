/**
 * A cached page against a bare node:http server with the same bytes and headers.
 * The bytes are compressed; rounds alternate. Needs a build ("npm run build").
 *
 *   npm run bench -- pageCache           exits 1 below 0.7 of the bare server's rate
 *   npm run bench -- pageCache --short   fewer and shorter rounds
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { alternateRounds } from './load/alternateRounds.ts';
import { compareRates } from './load/compareRates.ts';
import { fetchBytes } from './load/fetchBytes.ts';
import type { FetchedBytes } from './load/fetchBytes.ts';
import { measureRound } from './load/measureRound.ts';
import type { Round } from './load/measureRound.ts';
import type { Replay } from './load/replayServer.ts';
import { startGenerator } from './load/startGenerator.ts';
import { demoHost, patient, startProduct } from './load/startProduct.ts';
import { startScript } from './load/startScript.ts';
import { report } from './report/report.ts';
import type { Figure } from './report/Figure.ts';
import { median } from './timing.ts';

const minRatio = 0.7;
const isShort = process.argv.includes('--short');
/** Many and short: other load on the machine comes and goes within seconds. */
const rounds = isShort ? 5 : 15;
const durationMs = isShort ? 600 : 1200;
const connections = 16;
const path = '/';
/** Time for the product to replace its first, cheaply compressed copy by a smaller one. */
const settleMs = isShort ? 2000 : 10_000;
/** Set by node:http itself on both sides. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const encodings = { br: 'Brotli', gzip: 'gzip' };
type Encoding = keyof typeof encodings;
const headersOf = (encoding: Encoding) => ({ host: demoHost, 'accept-encoding': encoding });

/** Returns the same header block; with a length, as the product's cached pages have it. */
function replayOf({ rawHeaders, body }: FetchedBytes): Replay {
  const kept = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !ownHeaders.has(name.toLowerCase()) ? [name, rawHeaders[at + 1] ?? ''] : [],
  );
  return { rawHeaders: [...kept, 'Content-Length', String(body.length)], body };
}

async function warmCopy(port: number, encoding: Encoding): Promise<FetchedBytes> {
  await fetchBytes(port, path, headersOf(encoding));
  await wait(settleMs);
  return fetchBytes(port, path, headersOf(encoding));
}

const generator = await startGenerator();
const product = await startProduct();
const uncached = await startProduct({ ...patient, PAGE_CACHE_BYTES: '0' });
const bare = await startScript<{ port: number }>('test/performance/load/replayServer.ts');
const servers = {
  ours: product,
  uncached,
  bare: { port: bare.first.port, pid: bare.child.pid ?? 0 },
};
const figures: Figure[] = [];
try {
  for (const encoding of Object.keys(encodings) as Encoding[]) {
    const copy = await warmCopy(product.port, encoding);
    const answered = once(bare.child, 'message');
    bare.child.send(replayOf(copy));
    await answered;
    const measured = await alternateRounds(['ours', 'bare', 'uncached'], rounds, (name): Promise<Round> => {
      const { port, pid } = servers[name];
      const plan = { port, paths: [path], headers: headersOf(encoding), connections, durationMs };
      // Simultaneous requests would share one render.
      return measureRound(generator, pid, name === 'uncached' ? { ...plan, connections: 1 } : plan);
    });
    const label = `start page, ${encodings[encoding]}, ${(copy.body.length / 1000).toFixed(1)} kB`;
    const { ours, bare: theirs, uncached: rendered } = measured;
    const uncachedRate = median(rendered.map((round) => round.requestsPerSecond));
    figures.push(...compareRates({ name: label, ours, peer: 'node:http', theirs, goal: { atLeast: minRatio } }), {
      name: `start page, ${encodings[encoding]}, cache off`,
      unit: 'req/s',
      ours: uncachedRate,
    });
  }
} finally {
  generator.stop();
  bare.stop();
  await Promise.all([product.stop(), uncached.stop()]);
}
report('pageCache', figures);
