import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failedStart } from '../browser/failedStart.ts';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import { quickServerEnv } from '../fixtures/demo/quickServerEnv.ts';
import {
  bookingWishes,
  databaseFaultCells,
  postgresBehindFaults,
  faultServerEnv,
  visitorOf,
} from './databaseFaultCells.ts';
import { sendLeadsToDemo } from '../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

// test/long runs every fault.
databaseFaultCells(['refused']);

describe('a server whose SQLite files are removed while it runs', () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-removed-'));
    const env = { ...(await quickServerEnv(folder)), ...faultServerEnv, DATA_DIR: join(folder, 'data') };
    server = await startServer(env);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('acknowledges nothing', async () => {
    const visitor = visitorOf(server.address, await bookingWishes());
    expect(await visitor.statuses()).toEqual(visitor.well);
    await rm(join(folder, 'data'), { recursive: true });
    for (const answer of await visitor.answers()) {
      expect(answer).toMatchObject({ status: 503, type: 'application/problem+json', retryAfter: '5' });
      expect(answer.detail).toMatch(/again|Försök|ring/i);
    }
    expect(await visitor.ready()).toBe('fileRemoved');
    expect(await visitor.page()).toBe(200);
    await server.logged('"database.failed"');
    expect(server.lines.filter((line) => line.includes('"database.failed"'))).toHaveLength(1);
  });
});

describe('a server whose PostgreSQL comes after it', () => {
  // 500: it is starting up
  it.each([
    ['refused', 1],
    ['500', 2],
  ] as const)('serves pages, and forms when it comes (%s, processes: %d)', async (fault, processes) => {
    const more = { WEB_CONCURRENCY: String(processes) };
    const { server, faulty, end, leads } = await postgresBehindFaults(fault, more);
    const linesWith = (event: string): string[] => server.lines.filter((line) => line.includes(`"${event}"`));
    const loggedByEach = async (event: string): Promise<void> => {
      while (linesWith(event).length < processes) await pause(20); // The test's timeout ends this.
    };
    try {
      await loggedByEach('server.listening');
      const visitor = visitorOf(server.address, await bookingWishes());
      expect(await visitor.page()).toBe(200);
      for (const answer of await visitor.answers()) {
        expect(answer).toMatchObject({ status: 503, type: 'application/problem+json', retryAfter: '5' });
        expect(answer.detail).toMatch(/again|Försök|ring/i);
      }
      expect(await visitor.ready()).toMatch(/^(unreachable|poolTimeout)$/);
      const failed = linesWith('database.failed');
      expect(failed).toHaveLength(processes);
      expect(failed[0]).toContain('(DATABASE_URL) cannot be used');
      expect(failed[0]).not.toContain(new URL(process.env['DATABASE_TEST_URL'] ?? '').password);

      await faulty.failWith(null);
      await loggedByEach('database.recovered');
      expect(await visitor.ready()).toBe('answers');
      expect(await visitor.statuses()).toEqual(visitor.well);
      const { status, id } = await visitor.lead();
      expect(status).toBe(202);
      expect(await leads()).toContain(id);
      expect(linesWith('database.migrated')).toHaveLength(1);
    } finally {
      await end();
    }
  });
});

describe('a server whose DATABASE_URL is wrong', () => {
  it.each([
    ['password', (url: URL) => (url.password = 'se-cret'), /^The database .* cannot be used: .* is wrong: .*\n$/],
    ['database', (url: URL) => (url.pathname = '/nowhere'), /^The database .* cannot be used: .*Create the .*\n$/],
  ])('ends its start with one sentence (%s)', async (_part, change: (url: URL) => unknown, words) => {
    const url = new URL(process.env['DATABASE_TEST_URL'] ?? '');
    change(url);
    const { code, said } = await failedStart({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(said).toMatch(words);
    expect(said).not.toContain('se-cret');
  });
});

describe('a database that goes away under leads', () => {
  it('has lost nothing that it acknowledged', async () => {
    const { server, faulty, end, leads } = await postgresBehindFaults();
    try {
      const visitor = visitorOf(server.address, await bookingWishes());
      const acknowledged: string[] = [];
      const sending = Array.from({ length: 6 }, async (_, index) => {
        await pause(index * 20);
        for (let round = 0; round < 5; round += 1) {
          const { status, id } = await visitor.lead();
          if (status === 202) acknowledged.push(id);
        }
      });
      await pause(150);
      await faulty.failWith('refused');
      await pause(300);
      await faulty.failWith(null);
      await Promise.all(sending);
      expect(await leads()).toEqual(expect.arrayContaining(acknowledged));
    } finally {
      await end();
    }
  });
});
