import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { apiErrors } from '../../server/http/api/apiErrors.ts';
import { createAttemptWindow } from '../../server/http/limits/createAttemptWindow.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { createSharedCounts } from '../../server/storage/createSharedCounts.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { testClock } from '../fixtures/testClock.ts';

const secret = (): string => 'a secret of more than thirty-two characters';
const key = { name: 'forms', subject: '192.0.2.7', windowMs: 60_000 };
const awaited = { isAwaited: true };

describeOnBothDatabases('shared counters', (emptyDatabase) => {
  it('count the additions of all processes', async () => {
    const database = await emptyDatabase();
    const clock = testClock('2026-11-22T11:00:00Z');
    const open = async () =>
      createSharedCounts({ storage: await database.open(), secret, clock, logger: silentLogger });
    const [one, other] = [await open(), await open()];
    const states = await Promise.all(
      Array.from({ length: 30 }, (_none, at) => (at % 2 ? one : other).add(key, 1, awaited)),
    );
    expect(states.map(({ used }) => used).sort((a, b) => a - b)).toEqual(states.map((_state, at) => at + 1));
    clock.advance(59_999);
    expect((await one.add(key, 2, awaited)).used).toBe(32);
    clock.advance(1);
    expect(await other.add(key, 1, awaited)).toEqual({ used: 1, lapsesInMs: key.windowMs });
  });

  it('begin again when the system clock was set back', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-22T11:00:00Z');
    const counts = createSharedCounts({ storage, secret, clock, logger: silentLogger });
    await counts.add(key, 5, awaited);
    clock.advance(-3_600_000);
    expect(await counts.add(key, 1, awaited)).toEqual({ used: 1, lapsesInMs: key.windowMs });
  });

  it('hold when the clock of another process is half a minute behind', async () => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-22T11:00:00Z');
    const counts = createSharedCounts({ storage, secret, clock, logger: silentLogger });
    await counts.add(key, 5, awaited);
    clock.advance(-30_000);
    expect((await counts.add(key, 1, awaited)).used).toBe(6);
  });

  it('write additions that no one waits for together with the next ones', async () => {
    const storage = await (await emptyDatabase()).open();
    let writes = 0;
    const counting: Pick<Storage, 'write'> = {
      write: (work) => {
        writes += 1;
        return storage.write(work);
      },
    };
    const counts = createSharedCounts({ storage: counting, secret, clock: realClock, logger: silentLogger });
    const later = Array.from({ length: 50 }, () => counts.add(key, 1, { isAwaited: false }));
    expect((await Promise.all(later)).at(-1)?.used).toBe(50);
    expect(writes).toBe(1);
  });

  it('store no address that can be read', async () => {
    const storage = await (await emptyDatabase()).open();
    const counts = createSharedCounts({ storage, secret, clock: realClock, logger: silentLogger });
    await counts.add(key, 1, awaited);
    const rows = await storage.db.selectFrom('limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/192|forms/);
  });

  it('recover after a write has failed', async () => {
    const storage = await (await emptyDatabase()).open();
    let isBroken = true;
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const logger = collectingLogger();
    const breaking: Pick<Storage, 'write'> = {
      write: (work) => (isBroken ? Promise.reject(new Error('gone')) : storage.write(work)),
    };
    const counts = createSharedCounts({ storage: breaking, secret, clock: realClock, logger, pauseMs: 5000 });
    await expect(counts.add(key, 1, awaited)).rejects.toThrow('gone');
    isBroken = false;
    await expect(counts.add(key, 1, awaited)).rejects.toThrow('cannot count');
    now += 5000;
    expect((await counts.add(key, 1, awaited)).used).toBe(1);
    expect(logger.lines.map(({ event }) => event)).toEqual(['limits.notShared', 'limits.sharedAgain']);
  });
});

describeOnBothDatabases('a limit of two processes', (emptyDatabase) => {
  it('let an address send as much as one process would', async () => {
    const database = await emptyDatabase();
    const apps = await Promise.all(
      [1, 2].map(async () => {
        const storage = await database.open();
        const shared = createSharedCounts({ storage, secret, clock: realClock, logger: silentLogger });
        const limit = limitAttempts(20, 'forms', { shared, isExact: true });
        return express()
          .post('/', limit, (_request, response) => void response.sendStatus(202))
          .use(apiErrors(silentLogger));
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_none, at) => request(apps[at % 2] ?? express()).post('/')),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that is not exact is told of the attempts elsewhere with its own', async () => {
    const database = await emptyDatabase();
    const window = { name: 'searches', windowMs: 60_000, maxAttempts: 10 };
    const storages = await Promise.all([database.open(), database.open()]);
    const [one, other] = storages.map((storage) => {
      const counts = createSharedCounts({ storage, secret, clock: realClock, logger: silentLogger, delayMs: 1 });
      return createAttemptWindow(window, { counts, isExact: false });
    });
    for (let at = 0; at < 10; at += 1) expect(await one?.count('192.0.2.7')).toBe(0);
    const written = async () => (await storages[0].db.selectFrom('limits').select('used').execute())[0]?.used;
    while ((await written()) !== 10) await pause(10);
    expect(await other?.count('192.0.2.7')).toBe(0); // it cannot know yet
    while (other?.waitMs('192.0.2.7') === 0) await pause(10); // The test's timeout ends this.
    expect(other?.waitMs('192.0.2.7')).toBeGreaterThan(0);
    expect(other?.waitMs('198.51.100.1')).toBe(0);
  });

  it('is kept by each process alone while the database fails', async () => {
    const counts = createSharedCounts({
      storage: { write: () => Promise.reject(new Error('gone')) },
      secret,
      clock: realClock,
      logger: silentLogger,
    });
    const window = createAttemptWindow({ name: 'forms', windowMs: 60_000, maxAttempts: 3 }, { counts, isExact: true });
    const waits = [];
    for (let at = 0; at < 5; at += 1) waits.push((await window.count('192.0.2.7')) > 0);
    expect(waits).toEqual([false, false, false, true, true]);
  });
});
