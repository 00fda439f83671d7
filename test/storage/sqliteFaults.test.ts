import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import Database from 'libsql';
import { openStorage } from '../../server/storage/openStorage.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { storedSecret } from '../../server/storage/storedSecret.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { startRunningClock } from '../fixtures/runningClock.ts';

let folder: string;
let file: string;
let storage: Storage;
let logger: ReturnType<typeof collectingLogger>;
const ends: (() => void | Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-faults-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(dataDir = folder): Promise<void> {
  file = join(dataDir, 'forecourt.sqlite');
  logger = collectingLogger();
  storage = await openStorage({ databaseUrl: '', dataDir, logger });
  ends.push(() => storage.close());
}

const insertLead = (id: string, submission = ''): Promise<unknown> =>
  storage.write((queries) =>
    queries
      .insertInto('leads')
      .values({ id, site: 's', kind: 'k', form_name: 'f', submission, received_at: '2026-11-21T12:00:00.000Z' })
      .execute(),
  );

const leadsIn = (path: string): string[] => {
  const database = new Database(path);
  try {
    return (database.prepare('select id from leads order by id').all() as { id: string }[]).map(({ id }) => id);
  } finally {
    database.close();
  }
};

/** Returns database events, with the fault that they report. */
const logged = (): string[] =>
  logger.lines
    .filter(({ event }) => event.startsWith('database.') && event !== 'database.migrated')
    .map(({ event, facts }) => [event, facts['fault']].filter(Boolean).join(' '));

/** Waits until the database accepts writes again. */
async function recovered(withinMs = 5000): Promise<void> {
  const clock = startRunningClock();
  ends.push(clock.stop);
  while (!logged().some((line) => line.startsWith('database.recovered'))) {
    if (clock.ms() > withinMs) throw new Error(`The database did not recover: ${logged().join(', ')}`);
    await pause(50);
  }
}

const removeFiles = async (): Promise<void> => {
  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
};

async function backUp(): Promise<string> {
  const backup = join(folder, 'backup.sqlite');
  const database = new Database(file);
  database.exec(`vacuum into '${backup}'`);
  database.close();
  await stat(backup);
  return backup;
}

describe('a SQLite file that is removed under the process', () => {
  it('refuses queries until a backup is in its place', async () => {
    await open();
    await storedSecret(storage, 'links');
    await insertLead('a');
    const backup = await backUp();
    await removeFiles();
    await expect(insertLead('b')).rejects.toMatchObject({ code: 'fileRemoved', mayBeWritten: false });
    await expect(storage.db.selectFrom('leads').selectAll().execute()).rejects.toMatchObject({ code: 'fileRemoved' });
    expect(await storage.check()).toBe('fileRemoved');
    await rename(backup, file);
    await recovered();
    await insertLead('c');
    expect(await storage.check()).toBe('answers');
    expect(await storage.db.selectFrom('leads').select('id').orderBy('id').execute()).toEqual([
      { id: 'a' },
      { id: 'c' },
    ]);
    expect(leadsIn(file)).toEqual(['a', 'c']);
    expect(logged()).toEqual([
      'database.failed fileRemoved',
      ...(logged().includes('database.failed fileReplaced') ? ['database.failed fileReplaced'] : []),
      'database.reopened',
      expect.stringMatching(/^database.recovered/),
    ]);
  });

  it('refuses a write that was under way when the file was removed', async () => {
    await open();
    const writing = storage.write(async (queries) => {
      await sql`insert into secrets (name, value, created_at) values ('n', 'v', 't')`.execute(queries);
      await removeFiles();
    });
    await expect(writing).rejects.toMatchObject({ code: 'fileRemoved' });
  });

  it('is noticed when only its log is removed', async () => {
    await open();
    await insertLead('a');
    await rm(`${file}-wal`);
    await rm(`${file}-shm`);
    await expect(insertLead('b')).rejects.toMatchObject({ code: 'fileRemoved' });
    expect(leadsIn(file)).toContain('a');
  });
});

describe('a SQLite file that is exchanged under the process', () => {
  it('is used when it is a backup of the database', async () => {
    await open();
    await storedSecret(storage, 'links');
    await insertLead('a');
    const backup = await backUp();
    await insertLead('b');
    await rename(backup, file); // -wal and -shm stay; the documentation says to remove them.
    await expect(insertLead('c')).rejects.toMatchObject({ code: 'fileReplaced' });
    await recovered();
    await insertLead('d');
    expect(leadsIn(file)).toEqual(['a', 'd']);
  });

  it('is left alone when it is another database', async () => {
    await open();
    await storedSecret(storage, 'links');
    const other = await mkdtemp(join(folder, 'other-'));
    const foreign = await openStorage({ databaseUrl: '', dataDir: other, logger: collectingLogger() });
    await storedSecret(foreign, 'links');
    await foreign.close();
    const bytes = (await stat(join(other, 'forecourt.sqlite'))).size;
    await rename(join(other, 'forecourt.sqlite'), file);
    await pause(1100);
    await expect(insertLead('a')).rejects.toMatchObject({ code: 'fileReplaced' });
    expect((await stat(file)).size).toBe(bytes);
    await writeFile(join(folder, 'text'), 'no database '.repeat(100));
    await rename(join(folder, 'text'), file);
    await pause(1100);
    await expect(insertLead('a')).rejects.toMatchObject({ code: 'fileReplaced' });
    expect(await storage.check()).toBe('fileReplaced');
  });
});

describe('a SQLite file that was closed', () => {
  it('has every row without the files beside it', async () => {
    await open();
    await insertLead('a');
    await storage.close();
    const copy = join(folder, 'copy.sqlite');
    await copyFile(file, copy);
    expect(leadsIn(copy)).toEqual(['a']);
  });
});

describe('a disk that is full', () => {
  it('loses nothing that was acknowledged', async () => {
    await open();
    const limit = 200 * 1024;
    const connection = await limitedPages(limit);
    const taken: string[] = [];
    let failure: unknown;
    for (let index = 0; failure === undefined && index < 1000; index += 1) {
      const id = String(index).padStart(4, '0');
      await insertLead(id, 'x'.repeat(4000)).then(
        () => taken.push(id),
        (error: unknown) => (failure = error),
      );
    }
    expect(failure).toMatchObject({ name: 'DatabaseUnavailableError', code: 'diskFull', mayBeWritten: false });
    expect(await storage.check()).toBe('diskFull');
    expect(await storage.db.selectFrom('leads').select('id').orderBy('id').execute()).toEqual(
      taken.map((id) => ({ id })),
    );
    await connection.raise();
    await recovered();
    await insertLead('after');
    expect(logged()).toEqual(['database.failed diskFull', 'database.recovered diskFull']);
  });

  /** Limits the database by SQLite's own setting, which applies to the writing connection. */
  async function limitedPages(bytes: number): Promise<{ raise(): Promise<void> }> {
    const set = (pages: number): Promise<unknown> =>
      storage.write((queries) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(queries));
    await set(Math.ceil(bytes / 4096));
    return {
      raise: async () => {
        await set(1_000_000);
      },
    };
  }
});

describe('a file system that takes no writes', () => {
  it('is named when SQLite refuses to write', async () => {
    await open();
    await insertLead('a');
    await storage.write((queries) => sql`pragma query_only = on`.execute(queries));
    await expect(insertLead('b')).rejects.toMatchObject({ code: 'readOnly', mayBeWritten: false });
    expect(await storage.check()).toBe('readOnly');
    expect(await storage.db.selectFrom('leads').select('id').execute()).toEqual([{ id: 'a' }]);
  });
});

/** True if this user may mount a small file system; most containers refuse. */
const canMount = ((): boolean => {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    execFileSync('mount', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

(canMount ? describe : describe.skip)('a small file system of its own', () => {
  const mount = (...args: string[]): void => {
    execFileSync('mount', args, { stdio: 'ignore' });
  };

  it('loses nothing on a full disk', async () => {
    const disk = await mkdtemp(join(folder, 'disk-'));
    mount('-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk);
    ends.push(() => void execFileSync('umount', ['-l', disk]));
    await open(disk);
    const filling = join(disk, 'filling');
    await writeFile(filling, Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
    await expect(insertLead('a', 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'diskFull' });
    expect(await storage.check()).toBe('diskFull');
    await rm(filling);
    await recovered();
    await insertLead('b');
    expect(await storage.db.selectFrom('leads').select('id').execute()).toEqual([{ id: 'b' }]);
  });
});
