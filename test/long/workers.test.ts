import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import startPostgres from '../../build/jest/startPostgres.mjs';
import stopPostgres from '../../build/jest/stopPostgres.mjs';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { sendGet } from '../http/sendGet.ts';
import { quickServerEnv } from '../fixtures/demo/quickServerEnv.ts';
import { sendLeadsToDemo } from '../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const secret = 'a-secret-of-the-test';
const ends: (() => Promise<unknown>)[] = [];

beforeAll(startPostgres, 120_000);
afterAll(stopPostgres);

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Resolves with the log lines of an event once there are `count`. */
async function linesOf(
  server: RunningServer,
  event: string,
  count: number,
): Promise<{ pid?: number; worker?: number }[]> {
  for (;;) {
    const lines = server.lines.filter((line) => line.includes(`"${event}"`));
    if (lines.length >= count) return lines.map((line) => JSON.parse(line) as { pid?: number; worker?: number });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the status of a GET on a separate connection, or the code of its error. */
const statusOf = (address: string): Promise<number | string> => sendGet(address).status;

describeOnBothDatabases('two workers', (emptyDatabase, kind) => {
  // The server refuses to start workers with SQLite: see stop.test.ts of http.
  (kind === 'postgres' ? it : it.skip)(
    'share a port, the limits and what is published, are replaced when they die, and stop without a reset',
    async () => {
      const { databaseUrl } = await emptyDatabase();
      const folder = await mkdtemp(join(tmpdir(), 'forecourt-workers-'));
      ends.push(() => rm(folder, { recursive: true, force: true }));
      const env = { ...(await quickServerEnv(folder)), DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '2' };
      const server = await startServer({ ...env, FORMS_RATE_LIMIT: '10', CONTENT_PUBLISHED_SECRET: secret });
      ends.push(() => server.stop());
      const started = await linesOf(server, 'server.listening', 2);
      expect(new Set(started.map(({ worker }) => worker)).size).toBe(2);

      const headers = { 'content-type': 'application/json', connection: 'close' };
      const leads = Array.from({ length: 24 }, () =>
        fetch(`${server.address}/api/forms/comhub`, {
          method: 'POST',
          headers,
          body: JSON.stringify(carContactLead()),
        }),
      );
      const statuses = (await Promise.all(leads)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 202)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(14);
      const requests = await linesOf(server, 'request.done', 24);
      expect(new Set(requests.map(({ worker }) => worker)).size).toBe(2);

      const published = await fetch(`${server.address}/api/content/published`, {
        method: 'POST',
        headers: { ...headers, 'x-webhook-secret': secret },
        body: '{"site":"polhem-bil"}',
      });
      expect(published.status).toBe(202);
      expect(await linesOf(server, 'content.publishedElsewhere', 1)).toMatchObject([{ site: 'polhem-bil' }]);

      // its successor has to do without the feed
      await rename(env.STOCK_FEED, `${env.STOCK_FEED}.away`);
      const [pid] = await workersOf(server.process.pid ?? 0);
      process.kill(pid ?? 0, 'SIGKILL');
      await linesOf(server, 'worker.died', 1);
      expect(await statusOf(`${server.address}/healthz`)).toBe(200);
      await linesOf(server, 'server.listening', 3);
      expect(await linesOf(server, 'feed.lastGoodServed', 1)).toHaveLength(1);

      const sent = Array.from({ length: 20 }, () => sendGet(`${server.address}/healthz`));
      await Promise.all(sent.map(({ opened }) => opened));
      await new Promise((resolve) => setTimeout(resolve, 30));
      const code = server.stop();
      expect(await Promise.all(sent.map(({ status }) => status))).toEqual(Array.from({ length: 20 }, () => 200));
      expect(await code).toBe(0);
      expect((await linesOf(server, 'server.stopped', 2)).length).toBe(2);
    },
    180_000,
  );
});

/** Returns the process ids of a process's children. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}
