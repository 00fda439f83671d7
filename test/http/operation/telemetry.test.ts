import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAtLength } from '../../fixtures/atLength.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server that accepts and records everything. */
async function startReceiver(answer: string): Promise<{ address: string; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, received, server };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const found = JSON.stringify({ facet: [], content: [], total_items: 0 });

let search: Awaited<ReturnType<typeof startReceiver>>;
let collector: Awaited<ReturnType<typeof startReceiver>>;
let server: RunningServer | undefined;
let metricsAddress: string;

beforeAll(async () => {
  [search, collector] = await Promise.all([startReceiver(found), startReceiver('{}')]);
  const started = await startServer({
    SEARCH_ENDPOINT: search.address,
    SEARCH_API_KEY: 'the-key-of-the-test',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  server = started;
  const line = started.lines.find((one) => one.includes('metrics.listening')) ?? '{}';
  metricsAddress = `http://127.0.0.1:${String((JSON.parse(line) as { port: number }).port)}`;
});
afterAll(async () => {
  await server?.stop();
  search.server.close();
  collector.server.close();
});

/** The server of these tests. */
function site(): RunningServer {
  if (!server) throw new Error('The server did not start.');
  return server;
}

const metrics = async (): Promise<string> => (await fetch(`${metricsAddress}/metrics`)).text();

/** Waits until the metrics have a line; they are complete once a response has ended. */
async function metricsWith(line: string | RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const shown = await metrics();
    if (typeof line === 'string' ? shown.includes(line) : line.test(shown)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The metrics have no ${String(line)}:\n${await metrics()}`);
}

function searchCars(headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ index: 'vehicles_polhem-bil', limit: 1, keyphrase: Math.random().toString(36) });
  return fetch(`${site().address}/api/search`, { method: 'POST', headers, body });
}

describe('metrics', () => {
  it('are on a port of their own', async () => {
    expect((await fetch(`${metricsAddress}/metrics`)).headers.get('content-type')).toContain('text/plain');
    expect((await fetch(`${metricsAddress}/`)).status).toBe(404);
    expect((await fetch(`${site().address}/metrics`)).status).toBe(404);
  });

  it('count pages by their kind', async () => {
    for (let n = 0; n < 3; n += 1) await (await fetch(`${site().address}/kontakt`)).text();
    const shown = await metricsWith('forecourt_http_requests_total{route="page:content",method="GET",status="200"} 3');
    expect(shown).toMatch(/forecourt_page_cache_total\{outcome="hit"\} [12]/);
    expect(shown).toMatch(/forecourt_page_render_duration_seconds_count\{phase="draw"\} [1-9]/);
    expect(shown).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(shown).toMatch(/nodejs_heap_size_used_bytes/);
    expect(shown).toContain('forecourt_database_up 1');
  });

  it('count calls to back ends', async () => {
    expect((await searchCars()).status).toBe(200);
    await fetch(`${site().address}/api/mechmate/car/ABC123`);
    const shown = await metricsWith(/forecourt_upstream_calls_total\{upstream="search",outcome="ok"\} [1-9]/);
    expect(shown).toMatch(/route="\/api\/mechmate\/car"/);
    expect(shown).not.toMatch(/ABC123|kontakt/);
  });
});

describe('traces', () => {
  it('continue the trace of the caller', async () => {
    await searchCars({ traceparent });
    const call = search.received.find(({ headers }) => String(headers['traceparent']).includes(traceId));
    expect(call?.headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(call?.headers['traceparent']).not.toBe(traceparent);
    await site().logged(traceId);
  });

  it('are sent to the collector without visitor data', async () => {
    await searchCars({ traceparent });
    const spans = async (): Promise<string> => {
      for (let tries = 0; tries < 100; tries += 1) {
        const sent = collector.received.map(({ body }) => body).join('\n');
        if (sent.includes(traceId) && sent.includes('POST /api/search') && sent.includes('POST search')) return sent;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('No spans came.');
    };
    const sent = await spans();
    expect(collector.received[0]?.url).toBe('/v1/traces');
    expect(sent).toContain('"service.name"');
    expect(sent).not.toMatch(/keyphrase|ABC123/);
  });
});

describe('the running server', () => {
  it('has its version in every line of the log', async () => {
    const { version } = (await (await fetch(`${site().address}/healthz`)).json()) as { version: string };
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    for (const line of site().lines) expect((JSON.parse(line) as { version: string }).version).toBe(version);
  });

  it('writes debug lines from one SIGUSR2 to the next', async () => {
    site().process.kill('SIGUSR2');
    await site().logged('"to":"debug","msg":"log.levelChanged"');
    await searchCars();
    await site().logged('upstream.answered');
    site().process.kill('SIGUSR2');
    await site().logged('"to":"info","msg":"log.levelChanged"');
  });

  it('says in one sentence that the port for metrics is taken', async () => {
    const { port } = new URL(metricsAddress);
    await expect(startServer({ METRICS_PORT: port })).rejects.toThrow(
      /Metrics cannot be served at 127\.0\.0\.1:\d+ \(METRICS_HOST, METRICS_PORT\): EADDRINUSE\. Set METRICS_PORT to a free port\.\n$/,
    );
  });
});

itAtLength("passes on the caller's trace without a collector", async () => {
  const plain = await startServer({ SEARCH_ENDPOINT: search.address, SEARCH_API_KEY: 'the-key-of-the-test' });
  const body = JSON.stringify({ index: 'vehicles_polhem-bil', limit: 1, keyphrase: 'passed on' });
  await fetch(`${plain.address}/api/search`, { method: 'POST', headers: { traceparent }, body });
  expect(search.received.some(({ headers }) => headers['traceparent'] === traceparent)).toBe(true);
  expect(await plain.stop()).toBe(0);
});
