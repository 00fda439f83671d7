import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createLeadService } from '../../server/forms/createLeadService.ts';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { storedSecret } from '../../server/storage/storedSecret.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { addressCatalogue } from '../fixtures/catalogue/addressCatalogue.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { postgresBinaries, startInstalledPostgres } from '../fixtures/storage/installedPostgres.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

/** Returns the command below a heading of docs/database.md for a kind of database. */
function commandOf(heading: 'Backup' | 'Restore', kind: 'SQLite' | 'PostgreSQL'): string {
  const page = readFileSync('docs/database.md', 'utf8');
  const [, block = ''] = new RegExp(`## ${heading}\n[^]*?\`\`\`sh\n([^]*?)\`\`\``).exec(page) ?? [];
  const [, command] = new RegExp(`# ${kind}.*\n(.+)`).exec(block) ?? [];
  if (!command) throw new Error(`docs/database.md has no command for ${kind} below "${heading}".`);
  return command;
}

let folder: string;
/** Not below the folder that commands run in, as with a group of its own. */
const dataDir = (): string => `${folder}-data`;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  ends.push(() => {
    for (const used of [folder, dataDir()]) rmSync(used, { recursive: true, force: true });
  });
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(databaseUrl: string): Promise<Storage> {
  const storage = await openStorage({ databaseUrl, dataDir: dataDir(), logger: silentLogger });
  ends.push(() => storage.close());
  return storage;
}

function run(command: string, env: Record<string, string> = {}): void {
  const PATH = `${postgresBinaries ?? ''}:${process.env['PATH'] ?? ''}`;
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', PATH, DATA_DIR: dataDir(), ...env },
  });
}

/** Takes a lead as the server does; returns its id. */
async function takeLead(storage: Storage): Promise<string> {
  const outbox = createOutbox(storage, realClock);
  const parts = { storage, outbox, sites: harbourSites, clock: realClock, logger: silentLogger };
  const { formSubmissionId } = await createLeadService({ ...parts, catalogue: addressCatalogue() }).submit(
    carContactLead(),
  );
  return formSubmissionId;
}

const idsOf = async (storage: Storage): Promise<string[]> =>
  (await storage.db.selectFrom('leads').select('id').execute()).map(({ id }) => id);

/**
 * Checks that a restored database has the data of the backup and accepts more.
 * The data includes its delivery and its secrets.
 */
async function expectRestored(storage: Storage, before: { id: string; secret: string }): Promise<void> {
  expect(await idsOf(storage)).toEqual([before.id]);
  expect(await createOutbox(storage, realClock).counts()).toMatchObject([{ state: 'waiting', count: 1 }]);
  expect(await storedSecret(storage, 'links')).toEqual(before.secret);
  const more = await takeLead(storage);
  expect((await idsOf(storage)).sort()).toEqual([before.id, more].sort());
  expect(await storage.check()).toBe('answers');
}

describe('the commands of docs/database.md', () => {
  it('back up SQLite beside a running server', async () => {
    const running = await open('');
    const before = { id: await takeLead(running), secret: await storedSecret(running, 'links') };
    run(commandOf('Backup', 'SQLite'));
    expect(statSync(join(folder, 'backup.sqlite')).mode & 0o077).toBe(0);
    await takeLead(running);
    await running.close();
    for (const ending of ['-wal', '-shm']) writeFileSync(join(dataDir(), `forecourt.sqlite${ending}`), 'left over');
    run(commandOf('Restore', 'SQLite'));
    expect(existsSync(join(dataDir(), 'forecourt.sqlite-wal'))).toBe(false);
    await expectRestored(await open(''), before);
  });

  // The package of the other tests has neither pg_dump nor pg_restore.
  (postgresBinaries === null ? it.skip : it)(
    'back up PostgreSQL beside a running server, and restore it (needs an installed PostgreSQL)',
    async () => {
      const postgres = await startInstalledPostgres(postgresBinaries ?? '');
      ends.push(() => postgres.remove());
      const [source, target] = [await newDatabase(postgres.url, 'source'), await newDatabase(postgres.url, 'target')];
      const running = await open(source);
      const before = { id: await takeLead(running), secret: await storedSecret(running, 'links') };
      run(commandOf('Backup', 'PostgreSQL'), { DATABASE_URL: source });
      expect(statSync(join(folder, 'backup.dump')).mode & 0o077).toBe(0);
      await takeLead(running);
      run(commandOf('Restore', 'PostgreSQL'), { DATABASE_URL: target });
      await expectRestored(await open(target), before);
    },
  );
});

/** Creates an empty database next to the one at a URL; returns its URL. */
async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}
