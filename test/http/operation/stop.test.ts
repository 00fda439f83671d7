import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atLength, itAtLength } from '../../fixtures/atLength.ts';
import { failedStart } from '../../browser/failedStart.ts';
import { startServer } from '../../browser/startServer.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';
import { sendGet } from '../sendGet.ts';

let folder: string;
/** Environment of a server that starts fast; with content, or without. */
let quick: Record<string, string>;
let whole: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stop-'));
  const env = await quickServerEnv(folder);
  [quick, whole] = [env, { FORMS_RATE_LIMIT: '0', STOCK_FEED: env.STOCK_FEED }];
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the status of a GET on a separate connection, or the code of its error. */
const statusOf = (address: string): Promise<number | string> => sendGet(address).status;

describe('a server that gets SIGTERM', () => {
  const runs = atLength ? 50 : 1;

  it(`answers the 20 requests sent 30 ms before on new connections (${String(runs)} times)`, async () => {
    for (let run = 0; run < runs; run += 1) {
      const server = await startServer(whole);
      await statusOf(`${server.address}/kontakt`); // loads the code of pages
      const sent = Array.from({ length: 20 }, () => sendGet(`${server.address}/bilar`));
      await Promise.all(sent.map(({ opened }) => opened));
      await pause(30);
      const code = server.stop();
      const statuses = await Promise.all(sent.map(({ status }) => status));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(await code).toBe(0);
    }
  }, 900_000);

  it('takes requests on new connections while it drains', async () => {
    const { address, stop, logged, process } = await startServer({ ...whole, DRAIN_SECONDS: '60' });
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    const stopped = stop();
    await logged('server.stopping');
    expect(await statusOf(`${address}/readyz`)).toBe(503);
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    const kept = await fetch(`${address}/healthz`);
    expect(kept.headers.get('connection')).toBe('close');
    process.kill('SIGKILL');
    await stopped;
  });

  itAtLength('ends long before its grace when it is idle', async () => {
    const server = await startServer({ ...quick, SHUTDOWN_GRACE_SECONDS: '60' });
    await statusOf(`${server.address}/bilar`);
    await statusOf(`${server.address}/api/maps/tiles/5/17/9.svg`); // Starts the map thread.
    const before = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - before).toBeLessThan(30_000); // A tenth of a second on an idle machine.
  });

  itAtLength('ends at once at a second signal', async () => {
    const server = await startServer({ ...quick, DRAIN_SECONDS: '60' });
    const stopped = server.stop();
    await server.logged('server.stopping');
    server.process.kill('SIGINT');
    expect(await stopped).toBe(1);
  });

  itAtLength('skips the drain at SIGINT', async () => {
    const server = await startServer({ ...quick, DRAIN_SECONDS: '60' });
    const exited = once(server.process, 'exit');
    server.process.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
  });

  itAtLength('cuts a request that does not end within its grace', async () => {
    const server = await startServer({ ...quick, SHUTDOWN_GRACE_SECONDS: '1' });
    const stalled = request(`${server.address}/api/search`, {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': '11' },
    });
    const cut = new Promise<string | undefined>((resolve) => {
      stalled.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    await new Promise<void>((resolve) => {
      stalled.once('continue', resolve);
      stalled.flushHeaders();
    });
    expect(await server.stop()).toBe(0);
    expect(await cut).toBe('ECONNRESET');
  });

  it('refuses connections after it has drained', async () => {
    const { address, stop } = await startServer({ ...quick, DRAIN_SECONDS: '1' });
    expect(await stop()).toBe(0);
    expect(await statusOf(`${address}/healthz`)).toBe('ECONNREFUSED');
  });
});

describe('a server that cannot start', () => {
  it('says in one sentence that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await failedStart({ ...quick, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder });
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${String(port)} (PORT) is taken: another process listens there. End that process, or set PORT to another number.\n`,
    );
  });

  itAtLength('says in one sentence that it has no such address', async () => {
    const { code, said } = await failedStart({ ...quick, HOST: '192.0.2.1', DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said).toMatch(/^HOST is "192\.0\.2\.1", which is not an address of this machine\..*\n$/);
  });

  itAtLength('says in one sentence that DATA_DIR cannot be created', async () => {
    const { code, said } = await failedStart({ ...quick, DATA_DIR: '/proc/forecourt' });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database in \/proc\/forecourt \(DATA_DIR\) cannot be used: .*\n$/);
  });

  it('says in one sentence that its database file is none', async () => {
    const data = await mkdtemp(join(tmpdir(), 'stop-data-'));
    await writeFile(join(data, 'forecourt.sqlite'), 'This is no database. '.repeat(500));
    const { code, said } = await failedStart({ ...quick, DATA_DIR: data });
    await rm(data, { recursive: true });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database in .* cannot be used: .* restore it from a backup\.\n$/);
  });

  it('says in one sentence that several processes need PostgreSQL', async () => {
    const { code, said } = await failedStart({ ...quick, WEB_CONCURRENCY: '2' });
    expect(code).toBe(1);
    expect(said).toMatch(
      /WEB_CONCURRENCY is "2"; expected a whole number, 1 to 64; more than 1 only with DATABASE_URL/,
    );
  });
});
