import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { freePort } from '../performance/load/freePort.ts';
import { startSmallProxy } from '../upstreams/smallProxy.ts';

/** Behaviour of the process behind the proxy. */
let behaviour: 'answers' | 'refuses' | 'breaks off';
let seen: string[];
let server: Server;
let proxy: Awaited<ReturnType<typeof startSmallProxy>>;
let withDead: Awaited<ReturnType<typeof startSmallProxy>>;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.headers.host ?? ''}`);
    if (behaviour === 'answers') response.end('page');
    else if (behaviour === 'refuses') response.writeHead(503).end();
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startSmallProxy([port, port], 'fjordbil.example');
  withDead = await startSmallProxy([port, await freePort()], 'fjordbil.example');
});
afterAll(async () => {
  await proxy.stop();
  await withDead.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  behaviour = 'answers';
});

const ask = async (address: string, method = 'GET', headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(address, { method, headers })).status;

it('the small proxy answers every request while one of two processes is gone', async () => {
  for (let n = 0; n < 4; n += 1) {
    expect([await ask(withDead.address), await ask(withDead.address, 'POST')]).toEqual([200, 200]);
  }
  expect(seen).toHaveLength(8);
  expect(new Set(seen)).toEqual(new Set(['GET fjordbil.example', 'POST fjordbil.example']));
});

it('the small proxy sends only a GET again when it is refused', async () => {
  behaviour = 'refuses';
  expect([await ask(proxy.address), seen.length]).toEqual([503, 2]);
  expect([await ask(proxy.address, 'POST'), seen.length]).toEqual([503, 3]);
});

it('the small proxy sends only a GET again when there is no response', async () => {
  behaviour = 'breaks off';
  expect([await ask(proxy.address), seen.length]).toEqual([502, 2]);
  expect([await ask(proxy.address, 'POST'), seen.length]).toEqual([502, 3]);
});

it('the small proxy sends a lead again when there is no response', async () => {
  behaviour = 'breaks off';
  expect([await ask(`${proxy.address}/api/forms/comhub`, 'POST'), seen.length]).toEqual([502, 2]);
  expect([await ask(proxy.address, 'POST', { 'Idempotency-Key': 'b6a1' }), seen.length]).toEqual([502, 4]);
});
