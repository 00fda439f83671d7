/**
 * A cached page against a bare node:http server that sends the same compressed bytes with the same header block, in
 * alternating rounds. Needs a build ("npm run build").
 *
 *   npm run bench -- pageCache           exits 1 below 0.85 of the bare server's rate
 *   npm run bench -- pageCache --short   fewer and shorter rounds
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { alternateRounds } from './load/alternateRounds.ts';
import { fetchBytes } from './load/fetchBytes.ts';
import type { FetchedBytes } from './load/fetchBytes.ts';
import { measureRound } from './load/measureRound.ts';
import type { Round } from './load/measureRound.ts';
import type { Replay } from './load/replayServer.ts';
import { startGenerator } from './load/startGenerator.ts';
import { demoHost, startProduct } from './load/startProduct.ts';
import { startScript } from './load/startScript.ts';
import { report } from './report/report.ts';
import type { Figure } from './report/Figure.ts';
import { median, medianRatio } from './timing.ts';

const minRatio = 0.85;
const isShort = process.argv.includes('--short');
const rounds = isShort ? 3 : 7;
const durationMs = isShort ? 1000 : 2500;
const connections = 16;
const path = '/';
/** Time for the product to replace its first, cheaply compressed copy by a smaller one. */
const settleMs = isShort ? 2000 : 10_000;
/** Set by node:http itself on both sides. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const encodings = { br: 'Brotli', gzip: 'gzip' };
type Encoding = keyof typeof encodings;
const headersOf = (encoding: Encoding) => ({ host: demoHost, 'accept-encoding': encoding });

/** The same header block; with a length, as the product's cached pages have it. */
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
const uncached = await startProduct({ PAGE_CACHE_BYTES: '0' });
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
      return measureRound(generator, pid, name === 'uncached' ? { ...plan, durationMs: durationMs / 2 } : plan);
    });
    const of = (name: keyof typeof servers, key: keyof Round): number[] => measured[name].map((round) => round[key]);
    const compare = (key: 'requestsPerSecond' | 'cpuMs', name: 'ours' | 'uncached') => ({
      ours: median(of(name, key)),
      peer: { name: 'node:http', value: median(of('bare', key)) },
      ratio: medianRatio(of(name, key), of('bare', key)),
    });
    const label = `start page, ${encodings[encoding]}`;
    figures.push(
      {
        name: `${label}, cached`,
        unit: 'req/s',
        ...compare('requestsPerSecond', 'ours'),
        goal: { atLeast: minRatio },
        note: `${(copy.body.length / 1000).toFixed(1)} kB`,
      },
      { name: `${label}, cached: CPU per request`, unit: 'ms', ...compare('cpuMs', 'ours') },
      { name: `${label}, cache off`, unit: 'req/s', ...compare('requestsPerSecond', 'uncached') },
    );
    const busy = (['ours', 'bare'] as const).map((name) => `${name} ${median(of(name, 'busy')).toFixed(2)}`);
    console.log(`${label}: share of a core used by the server: ${busy.join(', ')}`);
  }
} finally {
  generator.stop();
  bare.stop();
  await Promise.all([product.stop(), uncached.stop()]);
}
report('pageCache', figures);
