import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unlimitedEnv } from '../../fixtures/unlimitedEnv.ts';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import { freePort } from '../../upstreams/freePort.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';

let folder: string;
let env: Record<string, string>;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  const { STOCK_FEED } = await quickServerEnv(folder);
  env = { STOCK_FEED, NODE_ENV: 'production', HOST: '127.0.0.1', DRAIN_SECONDS: '0' };
});
afterEach(() => void server?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true }));

interface Ready {
  log: { condition: string; droppedLines: number };
}

/** Starts the product with this standard output, and returns its address once it serves. */
async function serve(output: number | 'pipe'): Promise<string> {
  const port = String(await freePort());
  const started = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...unlimitedEnv, DATA_DIR: join(folder, port), ...env, PORT: port },
    stdio: ['ignore', output, 'inherit'],
  });
  server = started;
  const address = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => started.exitCode !== null || (await answers()));
  expect(started.exitCode).toBeNull();
  return address;
}

const readLog = async (address: string): Promise<Ready['log']> =>
  ((await (await fetch(`${address}/readyz`)).json()) as Ready).log;

/** Ends the server as a supervisor does, and returns its code. */
async function stop(): Promise<unknown> {
  if (!server) return null;
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as unknown[];
  return code;
}

describe('a server whose log is a file on a full disk', () => {
  let full: number;
  beforeAll(() => {
    full = openSync('/dev/full', 'w');
  });
  afterAll(() => closeSync(full));

  it('stays ready while /readyz names the fault', async () => {
    const address = await serve(full);
    await waitUntil(async () => (await readLog(address)).condition === 'diskFull');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('serves pages until SIGTERM ends it', async () => {
    const address = await serve(full);
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});

describe('a server whose log is a pipe', () => {
  it('serves while the reader stalls until SIGTERM ends it', async () => {
    const address = await serve('pipe');
    const query = 'x'.repeat(200);
    await waitUntil(async () => {
      await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/${query}`)));
      return (await readLog(address)).condition === 'stalled';
    });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });

  it('serves after the reader has gone', async () => {
    const address = await serve('pipe');
    server?.stdout?.destroy();
    await waitUntil(async () => (await readLog(address)).condition === 'closed');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});
