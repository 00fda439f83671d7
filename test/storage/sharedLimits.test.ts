import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { createPurge } from '../../server/storage/purge/createPurge.ts';
import { createSharedLimits } from '../../server/storage/sharedLimits.ts';
import type { Count, Limit } from '../../server/storage/sharedLimits.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import type { TestDatabase } from '../fixtures/storage/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { testClock } from '../fixtures/testClock.ts';

const secret = (): string => 'a secret of more than thirty-two characters';
const start = '2026-03-02T08:00:00.000Z';
const minuteMs = 60_000;
const count = (limit: Limit, subject = 'AAA001', name = 'codes'): Count => ({ name, subject, limit });

describeOnBothDatabases('limits that are shared', (emptyDatabase) => {
  const opened = async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock(start);
    return { storage, clock, limits: createSharedLimits({ storage, secret, clock }) };
  };

  it('allow only the maximum', async () => {
    const { limits, clock } = await opened();
    const two = [count({ most: 2, forMs: minuteMs })];
    expect(await limits.take(two)).toBeNull();
    clock.advance(20_000);
    expect(await limits.take(two)).toBeNull();
    expect(await limits.take(two)).toEqual({ name: 'codes', retryAfterMs: 40_000 });
    expect(await limits.take([count({ most: 2, forMs: minuteMs }, 'AAA002')])).toBeNull();
    clock.advance(40_000);
    expect(await limits.take(two)).toBeNull();
    expect(await limits.take(two)).toBeNull();
    expect(await limits.reached(two)).toEqual({ name: 'codes', retryAfterMs: minuteMs });
  });

  it('begin again when the system clock was set back', async () => {
    const { limits, clock } = await opened();
    const one = [count({ most: 1, forMs: minuteMs })];
    expect(await limits.take(one)).toBeNull();
    clock.advance(-60 * minuteMs);
    expect(await limits.take(one)).toBeNull();
    expect(await limits.reached(one)).toEqual({ name: 'codes', retryAfterMs: minuteMs });
  });

  it('that slide expire after the last attempt', async () => {
    const { limits, clock } = await opened();
    const two = [count({ most: 2, forMs: minuteMs, slides: true })];
    expect(await limits.take(two)).toBeNull();
    clock.advance(59_000);
    expect(await limits.take(two)).toBeNull();
    clock.advance(59_000);
    expect(await limits.take(two)).toEqual({ name: 'codes', retryAfterMs: 1000 });
    clock.advance(1000);
    expect(await limits.take(two)).toBeNull();
  });

  it('count all or none', async () => {
    const { limits } = await opened();
    const hour = count({ most: 1, forMs: 60 * minuteMs }, 'b', 'hour');
    const minute = count({ most: 1, forMs: minuteMs }, 'a', 'minute');
    const free = count({ most: 1, forMs: minuteMs }, 'c', 'free');
    expect(await limits.take([hour])).toBeNull();
    expect(await limits.take([minute])).toBeNull();
    expect(await limits.take([minute, hour, free])).toEqual({ name: 'hour', retryAfterMs: 60 * minuteMs });
    expect(await limits.take([free])).toBeNull();
  });

  it('count nothing when the write beside them fails', async () => {
    const { limits } = await opened();
    const one = [count({ most: 1, forMs: minuteMs })];
    await expect(limits.take(one, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limits.take(one)).toBeNull();
    await limits.giveBack(one);
    await limits.giveBack(one);
    expect(await limits.take(one)).toBeNull();
    expect(await limits.take(one)).not.toBeNull();
  });

  it('are held by many who count at once', async () => {
    const { limits } = await opened();
    const counts = ['a', 'b', 'c'].map((name) => count({ most: 5, forMs: minuteMs }, '', name));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, at) => limits.take(at % 2 === 0 ? counts : [...counts].reverse())),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  });

  it('store no readable subject', async () => {
    const { limits, storage, clock } = await opened();
    await limits.take([count({ most: 5, forMs: minuteMs })]);
    const rows = () => storage.db.selectFrom('limits').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/AAA001|codes/);
    const purge = createPurge({ storage, clock, logger: silentLogger, keepDays: 90, keepBookingDays: 30 });
    clock.advance(minuteMs - 1);
    await purge();
    expect(await rows()).toHaveLength(1);
    clock.advance(1);
    await purge();
    expect(await rows()).toEqual([]);
  });
});

/** Runs a process that tries codes of a registration number; returns the outcomes. */
async function guessingProcess({ databaseUrl, dataDir }: TestDatabase, first: number): Promise<string[]> {
  const args = ['build/run.mjs', 'test/storage/tirehotel/guessingProcess.ts', databaseUrl, dataDir, String(first)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return said.split('\n').filter(Boolean);
}

describeOnBothDatabases('two processes at the service of one tire hotel', (emptyDatabase) => {
  it('compare nine codes of a plate together', async () => {
    const database = await emptyDatabase();
    await database.open();
    const said = (await Promise.all([guessingProcess(database, 0), guessingProcess(database, 1)])).flat();
    expect(said.filter((line) => line === 'compared')).toHaveLength(9);
    expect(said.filter((line) => line === 'WrongCode')).toHaveLength(9);
  });

  it('count what both have taken', async () => {
    const database = await emptyDatabase();
    const [one, other] = await Promise.all([database.open(), database.open()]);
    const limits = [one, other].map((storage) => createSharedLimits({ storage, secret, clock: realClock }));
    const three = [count({ most: 3, forMs: 24 * 60 * minuteMs })];
    const answers = await Promise.all([...limits, ...limits, ...limits].map((each) => each.take(three)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  });
});
