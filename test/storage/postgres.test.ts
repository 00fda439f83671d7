import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openStorage } from '../../server/storage/openStorage.ts';
import { createPostgresPool } from '../../server/storage/postgres/postgresPool.ts';
import { secretAtStart } from '../../server/storage/secretAtStart.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { storedSecret } from '../../server/storage/storedSecret.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { emptyPostgres } from '../fixtures/storage/databases.ts';
import { faultyTcp, postgresWords } from '../upstreams/faultyTcp.ts';

const logger = collectingLogger();
const opened: Storage[] = [];

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

async function open(change: (url: URL) => void = () => undefined): Promise<Storage> {
  const url = new URL(process.env['DATABASE_TEST_URL'] ?? '');
  // A separate database would cost more than these tests do.
  url.searchParams.set('options', `-c search_path=pg_temp`);
  change(url);
  const storage = await openStorage({ databaseUrl: url.href, dataDir: '', logger, migrations: [] });
  opened.push(storage);
  return storage;
}

async function refusal(change: (url: URL) => void): Promise<string> {
  const error: unknown = await open(change).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'StorageError' });
  return error instanceof Error ? error.message : '';
}

describe('a PostgreSQL that cannot be used', () => {
  it.each([
    ['a wrong password', (url: URL) => (url.password = 'se cret/?'), /user or password is wrong/i],
    ['an unknown database', (url: URL) => (url.pathname = '/nowhere'), /nowhere.*create the database/i],
    ['a port where nothing responds', (url: URL) => (url.port = '1'), /:1\/.*nothing responds/i],
    ['an unknown host', (url: URL) => (url.hostname = 'database.invalid'), /database\.invalid.*(name|host)/i],
  ])('is refused for %s without showing its password', async (_case, change: (url: URL) => unknown, message) => {
    const said = await refusal((url) => void change(url));
    expect(said).toMatch(message);
    expect(said).not.toMatch(/se cret|se%20cret|of-the-tests/);
  });
});

describe('a PostgreSQL that comes after the start', () => {
  async function openLate(change: (url: URL) => void = () => undefined) {
    const ends: (() => Promise<void>)[] = [];
    const url = new URL(await emptyPostgres(ends));
    const faulty = await faultyTcp({ host: url.hostname, port: Number(url.port) }, postgresWords);
    url.port = String(faulty.port);
    change(url);
    await faulty.failWith('refused');
    const log = collectingLogger();
    const storage = await openStorage({ databaseUrl: url.href, dataDir: '', logger: log, canBeLate: true });
    const failures = (): string[] =>
      log.lines.filter(({ event }) => event === 'database.failed').map(({ facts }) => String(facts['reason']));
    const end = async (): Promise<void> => {
      await storage.close();
      await faulty.stop();
      for (const each of ends) await each();
    };
    return { storage, faulty, failures, end };
  }

  it('is prepared before its first use', async () => {
    const { storage, faulty, failures, end } = await openLate();
    const secret = await secretAtStart(storage, 'links');
    expect(secret).toThrow('unreachable');
    await expect(storage.write(() => Promise.resolve())).rejects.toMatchObject({ code: 'unreachable' });
    expect(await storage.check()).toBe('unreachable');
    await faulty.failWith(null);
    while ((await storage.check()) !== 'answers') await pause(20); // The test's timeout ends this.
    expect(secret()).toBe(await storedSecret(storage, 'links'));
    const late = await secretAtStart(storage, 'links');
    expect(late()).toBe(secret());
    expect(failures()).toEqual([expect.stringContaining('Nothing responds there')]);
    await end();
  });

  it('stays unused, and its second fault is logged, when the password is wrong', async () => {
    const { storage, faulty, failures, end } = await openLate((url) => (url.password = 'se-cret'));
    await faulty.failWith(null);
    while (failures().length < 2) await pause(20); // The test's timeout ends this.
    expect(failures()[1]).toContain('User or password is wrong');
    expect(failures().join('\n')).not.toContain('se-cret');
    expect(await storage.check()).toBe('unreachable');
    await end();
  });
});

describe('a PostgreSQL that goes away', () => {
  it('is used again when it is back', async () => {
    const storage = await open();
    const pid = async (): Promise<number> => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(storage.db);
      return rows[0]?.pid ?? 0;
    };
    const killer = await open();
    const kill = (victim: number): Promise<unknown> => sql`select pg_terminate_backend(${victim})`.execute(killer.db);

    const first = await pid();
    await kill(first);
    await expect(async () => {
      // The loss shows at once, or with the next query.
      for (;;) if ((await pid()) !== first) throw new Error('back');
    }).rejects.toThrow(/back|terminat/);

    const writing = storage.write(async (queries) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      await kill(rows[0]?.pid ?? 0);
      await sql`select 1`.execute(queries);
    });
    await expect(writing).rejects.toThrow();
    expect(await pid()).toBeGreaterThan(0);
  });

  it('counts as silent when it accepts connections without answering', async () => {
    const silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const pool = createPostgresPool(`postgres://u:${randomUUID()}@127.0.0.1:${port}/d`, logger, {
      most: 1,
      statementMs: 10,
      connectMs: 50,
    });
    await expect(pool.connect()).rejects.toThrow(/time/);
    await pool.end();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('a connection', () => {
  it('stores a commit on the disk also where the database is set up not to', async () => {
    const storage = await open((url) =>
      url.searchParams.set('options', '-c synchronous_commit=off -c search_path=pg_temp'),
    );
    const { rows } = await sql`show synchronous_commit`.execute(storage.db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('ends a statement that takes too long', async () => {
    const storage = await open();
    const { rows } = await sql`show statement_timeout`.execute(storage.db);
    expect(rows).toEqual([{ statement_timeout: '10s' }]);
  });
});
