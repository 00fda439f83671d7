import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import startPostgres from '../../build/jest/startPostgres.mjs';
import stopPostgres from '../../build/jest/stopPostgres.mjs';
import { startServer } from '../browser/startServer.ts';
import { startCrashingPostgres } from '../fixtures/storage/crashingPostgres.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';
import { quickFaults, slowFaults } from '../upstreams/faults.ts';
import { quickServerEnv } from '../fixtures/demo/quickServerEnv.ts';
import { rowsOf } from '../http/operation/threeProcesses.ts';
import { bookingWishes, databaseFaultCells, faultServerEnv, visitorOf } from '../storage/databaseFaultCells.ts';
import { sendLeadsToDemo } from '../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

describe('a PostgreSQL that fails', () => {
  beforeAll(startPostgres, 120_000);
  afterAll(stopPostgres);
  databaseFaultCells([...quickFaults, ...slowFaults]);
});

describe('a PostgreSQL that ends without a shutdown', () => {
  /** Milliseconds from the time it accepts connections again. */
  const maxRecoveryMs = 5000;
  const writers = 6;
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  it('loses nothing that was acknowledged', async () => {
    const postgres = await startCrashingPostgres();
    ends.push(() => postgres.remove());
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-crash-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const server = await startServer({
      ...(await quickServerEnv(folder)),
      ...faultServerEnv,
      DATABASE_URL: postgres.url,
    });
    ends.push(() => server.stop());
    const visitor = visitorOf(server.address, await bookingWishes());
    expect(await visitor.statuses()).toEqual(visitor.well);

    const acknowledged: string[] = [];
    const refused: number[] = [];
    let isOver = false;
    const writing = Array.from({ length: writers }, async () => {
      while (!isOver) {
        const { status, id } = await visitor.lead();
        if (status === 202) acknowledged.push(id);
        else refused.push(status);
      }
    });
    await waitUntil(() => acknowledged.length > 50);
    await postgres.crash();
    await waitUntil(async () => (await visitor.ready()) === 'unreachable');
    for (const answer of await visitor.answers()) {
      expect(answer).toMatchObject({ status: 503, type: 'application/problem+json' });
      expect(answer.retryAfter).toMatch(/^\d+$/);
    }
    expect(await visitor.page()).toBe(200);

    const before = acknowledged.length;
    await postgres.start();
    const well = performance.now();
    await waitUntil(() => acknowledged.length > before);
    expect(performance.now() - well).toBeLessThan(maxRecoveryMs);
    isOver = true;
    await Promise.all(writing);
    expect(await visitor.statuses()).toEqual(visitor.well);
    expect(new Set(refused)).toEqual(new Set([503]));
    const stored = new Set((await rowsOf(postgres.url, 'select id from leads')).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  }, 180_000);
});
