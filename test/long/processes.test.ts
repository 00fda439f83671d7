import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import startPostgres from '../../build/jest/startPostgres.mjs';
import stopPostgres from '../../build/jest/stopPostgres.mjs';
import { rowsOf, startThreeProcesses } from '../http/operation/threeProcesses.ts';
import type { ThreeProcesses } from '../http/operation/threeProcesses.ts';
import { startVisitors } from '../http/operation/visitorsOfProcesses.ts';
import type { ProcessVisitors } from '../http/operation/visitorsOfProcesses.ts';
import { sendLeadsToDemo } from '../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const restarts = 20;
/** Length of the run with kills; shorter to try a setting. */
const killMinutes = Number(process.env['KILL_MINUTES'] ?? 5);
const betweenKillsMs = 5000;

describe('three processes behind nginx with one PostgreSQL', () => {
  let processes: ThreeProcesses;
  let visitors: ProcessVisitors;
  beforeAll(startPostgres);
  afterAll(stopPostgres);
  beforeEach(async () => {
    processes = await startThreeProcesses();
    visitors = await startVisitors(processes.address);
  }, 180_000);
  afterEach(async () => {
    await processes.end();
  }, 180_000);

  /** Checks that everything confirmed to visitors is in the database once. */
  async function expectNothingLost(): Promise<void> {
    const leads = await rowsOf(processes.databaseUrl, 'select id from leads');
    const bookings = await rowsOf(processes.databaseUrl, 'select id, request_key from bookings');
    const stored = new Map(bookings.map(({ id, request_key }) => [request_key, id]));
    expect([...visitors.leads].filter((id) => !leads.some((lead) => lead['id'] === id))).toEqual([]);
    expect([...visitors.bookings].filter(([key, id]) => stored.get(key) !== id)).toEqual([]);
    expect(stored.size).toBe(bookings.length);
    expect(visitors.differing).toEqual([]);
    const waiting = await rowsOf(
      processes.databaseUrl,
      "select l.id from leads l where not exists (select 1 from outbox o where o.subject like '%' || l.id || '%')",
    );
    expect(waiting).toEqual([]);
  }

  it('lose no request through twenty restarts in turn', async () => {
    for (let restart = 0; restart < restarts; restart += 1) {
      const at = restart % 3;
      expect(await processes.stopOne(at)).toBe(0);
      await processes.start(at);
      await pause(1000);
    }
    await visitors.stop();
    process.stdout.write(
      `${JSON.stringify({ restarts, requests: visitors.requests, failed: visitors.failed.length, leads: visitors.leads.size, bookings: visitors.bookings.size })}\n`,
    );
    expect(visitors.failed).toEqual([]);
    await expectNothingLost();
  }, 1_800_000);

  it('lose nothing that they have acknowledged while one is killed every five seconds', async () => {
    const until = Date.now() + killMinutes * 60_000;
    let kills = 0;
    const starting: Promise<void>[] = [];
    while (Date.now() < until) {
      await pause(betweenKillsMs);
      await Promise.all(starting.splice(0)); // One at a time is down.
      const at = kills % 3;
      await processes.kill(at);
      kills += 1;
      starting.push(processes.start(at));
    }
    await Promise.all(starting);
    await visitors.stop();
    process.stdout.write(
      `${JSON.stringify({ kills, requests: visitors.requests, failed: visitors.failed, leads: visitors.leads.size, bookings: visitors.bookings.size })}\n`,
    );
    expect(visitors.leads.size).toBeGreaterThan(100);
    expect(visitors.bookings.size).toBeGreaterThan(100);
    await expectNothingLost();
  }, 1_800_000);
});
