import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';

const key = 'a-key-of-a-dealer-system';
const shownWithinMs = 5000;

let folder: string;
let env: Record<string, string>;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-push-'));
  env = { ...(await quickServerEnv(folder)), DATA_DIR: join(folder, 'data'), STOCK_PUSH_KEY: key };
  server = await startServer(env);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function push(method: 'POST' | 'DELETE', path: string, body?: string): Promise<unknown> {
  const answer = await fetch(`${server.address}/api/stock${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function prices(): Promise<Record<string, number | null>> {
  const answer = await fetch(`${server.address}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ index: 'vehicles_polhem-bil', fields: ['car_id', 'car_price'] }),
  });
  const { content } = (await answer.json()) as { content: { car_id: string; car_price: number | null }[] };
  return Object.fromEntries(content.map(({ car_id, car_price }) => [car_id, car_price]));
}

/** Returns the prices once they are as expected, or those of a request sent after five seconds. */
async function pricesWithinLimit(expected: Record<string, number | null>): Promise<Record<string, number | null>> {
  const until = performance.now() + shownWithinMs;
  for (;;) {
    const isLast = performance.now() >= until;
    const shown = await prices();
    if (isLast || JSON.stringify(shown) === JSON.stringify(expected)) return shown;
    await pause(100);
  }
}

const car = (id: string, price: number): string =>
  JSON.stringify({ site: 'polhem-bil', car_id: id, car_brand: 'Kia', car_model: 'Niro', car_price: price });

describe('pushed cars', () => {
  it('are found within five seconds', async () => {
    expect(await push('POST', '', `${car('p1', 100_000)}\n${car('p2', 200_000)}\n`)).toMatchObject({ upserted: 2 });
    const both = { 410658: null, p1: 100_000, p2: 200_000 };
    expect(await pricesWithinLimit(both)).toEqual(both);
    await push('DELETE', '/410658');
    const pushed = { p1: 100_000, p2: 200_000 };
    expect(await pricesWithinLimit(pushed)).toEqual(pushed);
  });

  it('are not lost when the process is killed at the moment of its response', async () => {
    await push('POST', '', car('p1', 90_000));
    const ended = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    await ended;
    server = await startServer(env);
    expect(await prices()).toEqual({ p1: 90_000, p2: 200_000 });
  });
});
