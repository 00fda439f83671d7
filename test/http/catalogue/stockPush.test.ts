import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';

const key = 'a-key-of-a-dealer-system';

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

/** Resolves once the prices are as expected; otherwise the test's timeout ends the wait. */
const waitForPrices = (expected: Record<string, number | null>): Promise<void> =>
  waitUntil(async () => JSON.stringify(await prices()) === JSON.stringify(expected));

const car = (id: string, price: number): string =>
  JSON.stringify({ site: 'polhem-bil', car_id: id, car_brand: 'Kia', car_model: 'Niro', car_price: price });

describe('pushed cars', () => {
  it('are found without a restart', async () => {
    expect(await push('POST', '', `${car('p1', 100_000)}\n${car('p2', 200_000)}\n`)).toMatchObject({ upserted: 2 });
    await waitForPrices({ 410658: null, p1: 100_000, p2: 200_000 });
    await push('DELETE', '/410658');
    await waitForPrices({ p1: 100_000, p2: 200_000 });
    expect(await prices()).not.toHaveProperty('410658');
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
