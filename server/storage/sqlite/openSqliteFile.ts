import { statSync } from 'node:fs';
import { chmod, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { makeFolder } from '../makeFolder.ts';
import { migrate } from '../migrate.ts';
import type { MigrationDialect } from '../migrate.ts';
import type { Migration } from '../migrations/Migration.ts';
import type { Schema } from '../Schema.ts';
import { sqliteDialect, whenFree } from './sqliteDialect.ts';
import { rememberSqliteFiles } from './sqliteFiles.ts';
import type { SqliteFiles } from './sqliteFiles.ts';

export interface SqliteFileOptions {
  file: string;
  logger: Logger;
  migrations: readonly Migration[];
}

/** Two connections to one file, so that a write transaction does not block readers. */
export interface OpenSqliteFile {
  writer: Database.Database;
  /** Read-only. */
  reader: Database.Database;
  files: SqliteFiles;
}

/** Migration statements of SQLite. */
export const sqliteMigrationDialect: MigrationDialect = {
  text: sql`text`,
  tableEnd: sql`strict`,
  lock: () => Promise.resolve(), // included in "begin immediate"
  hasTable: async (queries, name) => {
    const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(queries);
    return rows.length > 0;
  },
};

/**
 * Opens or creates a file and brings its schema up to date.
 * @param check called before anything is changed in the file; throws to leave it unchanged
 */
export async function openSqliteFile(
  { file, logger, migrations }: SqliteFileOptions,
  check?: (writer: Database.Database) => void,
): Promise<OpenSqliteFile> {
  const folder = dirname(file);
  await makePrivate(folder, file);
  const writer = await connectSqlite(file, check);
  try {
    const migrating = new Kysely<Schema>({ dialect: sqliteDialect({ current: () => writer }) });
    const steps = await migrating
      .transaction()
      .execute((queries) => migrate(queries, { dialect: sqliteMigrationDialect, migrations, place: `in ${folder}` }));
    if (steps.length > 0) logger.info('database.migrated', { kind: 'sqlite', steps });
    const reader = await connectSqlite(file);
    reader.pragma('busy_timeout = 200'); // needed only while another process opens or closes the file
    reader.pragma('query_only = on');
    reader.prepare('select 1 from sqlite_master').all(); // opens the -wal and -shm files
    return { writer, reader, files: rememberSqliteFiles(file) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Milliseconds since a file was written or put in place; Infinity without one. */
export function settledMs(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) : Infinity;
}

/** Secrets for links, codes and sessions, by name; none in a file of another program. */
export function secretsIn(database: Database.Database): ReadonlyMap<string, string> {
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'secrets'").all();
  if (table.length === 0) return new Map();
  const rows = database.prepare('select name, value from secrets').all() as { name: string; value: string }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Leads are personal data, readable by the server's user only. */
async function makePrivate(folder: string, file: string): Promise<void> {
  await makeFolder(folder, 0o700);
  const handle = await open(file, 'a', 0o600);
  await handle.close();
  await chmod(file, 0o600); // SQLite creates its other files with the same mode
}

/**
 * Opens or creates a file, with durable commits.
 * @param check called before anything is changed in the file; throws to leave it unchanged
 */
export async function connectSqlite(
  file: string,
  check: (database: Database.Database) => void = () => undefined,
): Promise<Database.Database> {
  const database = new Database(file);
  try {
    check(database);
    // SQLite's busy handler blocks the whole process, which may also hold the lock: whenFree waits instead
    database.pragma('busy_timeout = 0');
    await whenFree(() => database.pragma('journal_mode = wal'));
    database.pragma('synchronous = full'); // a commit is on disk even after a power failure
    database.pragma('foreign_keys = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
