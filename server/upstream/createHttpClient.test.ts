import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Joi from 'joi';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient, HttpClientOptions } from './HttpClient.ts';
import {
  CircuitOpenError,
  UpstreamAnswerError,
  UpstreamConnectionError,
  UpstreamStatusError,
  UpstreamTimeoutError,
} from './upstreamErrors.ts';

const schema = Joi.object<{ fine: boolean }>({ fine: Joi.boolean().required() }).unknown();
const good: RequestListener = (_request, response) => response.end('{"fine":true}');
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end('{}');

let server: Server | null = null;
let client: HttpClient | null = null;

/** Starts a server that handles the n-th request with the n-th listener, later ones with the last. */
async function upstream(...listeners: RequestListener[]): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const started = createServer((request, response) => {
    const listener = listeners[Math.min(asked, listeners.length - 1)];
    asked += 1;
    listener?.(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}/call?secret=1`, asked: () => asked };
}

const sleep = jest.fn((_ms: number) => Promise.resolve());
const lines: string[] = [];
const write = (event: string, facts: object = {}): void => {
  lines.push(`${event} ${JSON.stringify(facts)}`);
};
const logger: Logger = { debug: write, info: write, warn: write, error: write };

function makeClient(options: Partial<HttpClientOptions> = {}): HttpClient {
  client = createHttpClient({
    name: 'test',
    timeoutMs: 10_000,
    retries: 2,
    logger,
    sleep,
    random: () => 0.5,
    ...options,
  });
  return client;
}

afterEach(() => {
  client?.close();
  server?.closeAllConnections();
  server?.close();
  lines.length = 0;
  sleep.mockClear();
});

describe('httpClient', () => {
  it('gives the validated response', async () => {
    const received: unknown[] = [];
    const { url } = await upstream((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(request.method, request.headers['x-key'], chunk.toString()));
      request.on('end', () => response.end('{"fine":true,"more":1}'));
    });
    const answer = await makeClient().postJson(url, { a: 1 }, { schema, headers: { 'x-key': 'k' } });
    expect(answer).toEqual({ fine: true, more: 1 });
    expect(received).toEqual(['POST', 'k', '{"a":1}']);
  });

  it('gives the status of a post whose answer says nothing more', async () => {
    const answers: [number, string, string][] = [
      [202, '', 'text/html'],
      [200, '{"id":1}', 'application/json'],
      [201, 'Created', 'text/plain; charset=utf-8'],
    ];
    for (const [code, body, type] of answers) {
      const { url } = await upstream((_request, response) => {
        response.writeHead(code, { 'content-type': type }).end(body);
      });
      expect(await makeClient().postForStatus(url, { a: 1 }, { headers: { 'x-key': 'k' } })).toBe(code);
      client?.close();
      server?.close();
    }
  });

  it('posts once when the response is no JSON', async () => {
    const { url, asked } = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Moving</h1>');
    });
    await expect(makeClient().postForStatus(url, {}, {})).rejects.toThrow(UpstreamAnswerError);
    client?.close();
    server?.close();
    const down = await upstream(status(503));
    await expect(makeClient().postForStatus(down.url, {}, {})).rejects.toThrow(UpstreamStatusError);
    expect([asked(), down.asked()]).toEqual([1, 1]);
  });

  it('does not repeat a call that ended because the client was closed', async () => {
    const { url, asked } = await upstream(() => client?.close());
    await expect(makeClient().getJson(url, { schema })).rejects.toThrow(UpstreamConnectionError);
    expect(asked()).toBe(1);
  });

  it('uses one connection for calls that follow each other', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await upstream((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{"fine":true}');
    });
    const own = makeClient();
    await own.getJson(url, { schema });
    await own.getJson(url, { schema });
    expect(ports.size).toBe(1);
  });

  it('sends a call that must not be repeated over a new connection, which its upstream cannot be closing', async () => {
    const used = new Set<unknown>();
    const { url, asked } = await upstream((request, response) => {
      if (used.has(request.socket)) request.socket.destroy();
      else response.end('{"fine":true}');
      used.add(request.socket);
    });
    const own = makeClient();
    const post = () => own.postJson(url, {}, { schema });
    expect([await post(), await post()]).toEqual([{ fine: true }, { fine: true }]);
    expect([await own.postForStatus(url, {}, {}), await own.postForStatus(url, {}, {})]).toEqual([200, 200]);
    expect(asked()).toBe(4);
  });

  it('aborts a call that takes too long', async () => {
    const { url, asked } = await upstream(() => undefined);
    await expect(makeClient({ timeoutMs: 30 }).getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamTimeoutError);
    expect(asked()).toBeLessThanOrEqual(1); // On a busy machine, the time may be up before the call is sent.
  });

  it('aborts an answer whose body stalls', async () => {
    const { url } = await upstream((_request, response) => void response.write('{"fine"'));
    await expect(makeClient({ timeoutMs: 30 }).getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamTimeoutError);
  });

  it.each([429, 502, 503, 504])('retries after status %i with a growing random wait', async (code) => {
    const { url, asked } = await upstream(status(code), status(code), good);
    await expect(makeClient().getJson(url, { schema })).resolves.toEqual({ fine: true });
    expect(asked()).toBe(3);
    expect(sleep.mock.calls).toEqual([[100], [200]]);
  });

  it('asks again after a reset connection', async () => {
    const { url, asked } = await upstream((request) => request.socket.destroy(), good);
    await expect(makeClient().getJson(url, { schema })).resolves.toEqual({ fine: true });
    expect(asked()).toBe(2);
  });

  it('gives up with UpstreamConnectionError when the connection is always reset', async () => {
    const { url, asked } = await upstream((request) => request.socket.destroy());
    await expect(makeClient().getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamConnectionError);
    expect(asked()).toBe(3);
  });

  it.each([
    ['0', 0],
    ['1', 1000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 100],
  ])('waits for Retry-After %s in whole seconds', async (header, waited) => {
    const { url } = await upstream(status(429, { 'retry-after': header }), good);
    await makeClient().getJson(url, { schema });
    expect(sleep.mock.calls).toEqual([[waited]]);
  });

  it('waits for a Retry-After once in a call', async () => {
    const { url, asked } = await upstream(status(429, { 'retry-after': '1' }));
    await expect(makeClient().getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamStatusError);
    expect([asked(), sleep.mock.calls]).toEqual([2, [[1000]]]);
  });

  it.each([
    [429, '30', 30_000],
    [503, '2', 2000],
    [503, '3600', 60_000],
  ])('after status %i with Retry-After %s is silent for %i ms', async (code, header, ms) => {
    let now = 0;
    const { url, asked } = await upstream(status(code, { 'retry-after': header }), good);
    const own = makeClient({ clock: () => now });
    const ask = () => own.getJson(url, { schema });
    await expect(ask()).rejects.toBeInstanceOf(UpstreamStatusError);
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpenError);
    now = ms - 1;
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpenError);
    expect([asked(), sleep.mock.calls]).toEqual([1, []]);
    now = ms;
    const [probe, other] = await Promise.allSettled([ask(), ask()]);
    expect(probe.status).toBe('fulfilled');
    expect(other).toMatchObject({ status: 'rejected', reason: { name: 'CircuitOpenError' } });
    await expect(ask()).resolves.toEqual({ fine: true });
  });

  it('does not end the pause for an answer that was on its way', async () => {
    let finish: () => void = () => undefined;
    const late: RequestListener = (_request, response) => {
      finish = () => void response.end('{"fine":true}');
    };
    const { url, asked } = await upstream(late, status(429, { 'retry-after': '30' }), good);
    const own = makeClient({ clock: () => 0 });
    const first = own.getJson(url, { schema });
    while (asked() === 0) await new Promise((resolve) => setImmediate(resolve));
    await expect(own.getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamStatusError);
    finish();
    await first;
    await expect(own.getJson(url, { schema })).rejects.toBeInstanceOf(CircuitOpenError);
  });

  it.each([400, 401, 404, 500])('does not ask again after status %i', async (code) => {
    const { url, asked } = await upstream(status(code));
    const failed = makeClient().getJson(url, { schema });
    await expect(failed).rejects.toMatchObject({ name: 'UpstreamStatusError', status: code });
    expect(asked()).toBe(1);
  });

  it('repeats a POST only when it says that it may be', async () => {
    const { url, asked } = await upstream(status(503), good);
    await expect(makeClient().postJson(url, {}, { schema })).rejects.toBeInstanceOf(UpstreamStatusError);
    expect(asked()).toBe(1);
    await expect(makeClient().postJson(url, {}, { schema, retryable: true })).resolves.toEqual({ fine: true });
  });

  it.each([
    ['is not JSON', '<html>'],
    ['has another shape', '{"fine":"yes"}'],
    ['is cut off', '{"fine":tr'],
  ])('refuses an answer that %s', async (_what, body) => {
    const { url } = await upstream((_request, response) => response.end(body));
    await expect(makeClient().getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamAnswerError);
  });

  it('refuses an answer that is too long', async () => {
    const { url } = await upstream((_request, response) => response.end(`{"fine":true,"x":"${'x'.repeat(2000)}"}`));
    await expect(makeClient({ maxAnswerBytes: 1000 }).getJson(url, { schema })).rejects.toThrow(
      'longer than 1000 bytes',
    );
  });

  it('refuses private addresses when only public ones are allowed', async () => {
    const { url, asked } = await upstream(good);
    const closed = makeClient({ publicOnly: true, retries: 0 });
    const named = url.replace('127.0.0.1', 'localhost');
    const inHex = url.replace('127.0.0.1', '0x7f000001');
    for (const address of [url, named, inHex]) {
      await expect(closed.getJson(address, { schema })).rejects.toBeInstanceOf(UpstreamConnectionError);
    }
    expect(asked()).toBe(0);
  });

  it('does not follow a redirect', async () => {
    const { url, asked } = await upstream(status(302, { location: '/elsewhere' }), good);
    await expect(makeClient({ retries: 0 }).getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamConnectionError);
    expect(asked()).toBe(1);
  });

  it('stops calling after repeated failures until a probe succeeds', async () => {
    let now = 0;
    const { url, asked } = await upstream(status(500), status(500), status(500), good);
    const own = makeClient({ clock: () => now, breaker: { failures: 2, openMs: 1000 } });
    const ask = () => own.getJson(url, { schema });
    await expect(ask()).rejects.toBeInstanceOf(UpstreamStatusError);
    await expect(ask()).rejects.toBeInstanceOf(UpstreamStatusError);
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpenError);
    expect(asked()).toBe(2);
    now = 1000;
    await expect(ask()).rejects.toBeInstanceOf(UpstreamStatusError);
    await expect(ask()).rejects.toBeInstanceOf(CircuitOpenError);
    now = 2000;
    const [probe, other] = await Promise.allSettled([ask(), ask()]);
    expect(probe.status).toBe('fulfilled');
    expect(other).toMatchObject({ status: 'rejected', reason: { name: 'CircuitOpenError' } });
    await expect(ask()).resolves.toEqual({ fine: true });
    expect(asked()).toBe(5);
  });

  it.each([404, 429])('keeps the circuit closed for status %i of a healthy upstream', async (code) => {
    const { url, asked } = await upstream(status(code));
    const own = makeClient({ retries: 0, breaker: { failures: 1, openMs: 1000 } });
    await expect(own.getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamStatusError);
    await expect(own.getJson(url, { schema })).rejects.toBeInstanceOf(UpstreamStatusError);
    expect(asked()).toBe(2);
  });

  it('waits rather than exceed the advertised limit of calls', async () => {
    const { url, asked } = await upstream((_request, response) =>
      response.writeHead(200, { 'x-rate-limit-limit': '2' }).end('{"fine":true}'),
    );
    const own = makeClient({ callsPerSecond: 80, clock: () => 0, timeoutMs: 2000 });
    for (let call = 0; call < 2; call += 1) await own.getJson(url, { schema });
    await expect(own.getJson(url, { schema })).rejects.toMatchObject({ name: 'RateLimitError' });
    expect(asked()).toBe(2);
  });

  it('logs the path without its query', async () => {
    const { url } = await upstream(status(503), good);
    await makeClient().postJson(url, { hidden: 'body' }, { schema, retryable: true, headers: { 'x-key': 'hidden' } });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"path":"/call"');
    expect(lines[0]).toContain('responded with status 503');
    expect(lines.join()).not.toMatch(/secret|hidden/);
  });
});
