import { statSync } from 'node:fs';
import { chmod, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import type { Logger } from '../../shared/kit/Logger.ts';
import { makeFolder } from './makeFolder.ts';
import { migrate } from './migrate.ts';
import type { MigrationDialect } from './migrate.ts';
import type { Migration } from './migrations/Migration.ts';
import type { Schema } from './Schema.ts';
import { sqliteDialect, whenFree } from './sqliteDialect.ts';
import { rememberSqliteFiles } from './sqliteFiles.ts';
import type { SqliteFiles } from './sqliteFiles.ts';

export interface SqliteFileOptions {
  file: string;
  logger: Logger;
  migrations: readonly Migration[];
}

/** Two connections to one file: a transaction of the writing one does not keep readers waiting. */
export interface OpenSqliteFile {
  writer: Database.Database;
  /** Refuses to write. */
  reader: Database.Database;
  files: SqliteFiles;
}

/** Of migrations. */
export const sqliteMigrationDialect: MigrationDialect = {
  text: sql`text`,
  tableEnd: sql`strict`,
  lock: () => Promise.resolve(), // "begin immediate" has it
  hasTable: async (queries, name) => {
    const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(queries);
    return rows.length > 0;
  },
};

/**
 * Opens a file, makes it where there is none, and brings its schema up to date.
 * @param check is called before anything is changed in the file; throws to leave it alone
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
    reader.pragma('busy_timeout = 200'); // only while another process opens or closes the file
    reader.pragma('query_only = on');
    reader.prepare('select 1 from sqlite_master').all(); // opens the files beside it
    return { writer, reader, files: rememberSqliteFiles(file) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Milliseconds since a file was written or put in its place; Infinity without one. */
export function settledMs(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) : Infinity;
}

/** The secrets that links, codes and sessions are made with, by name; none in a file that is no database of ours. */
export function secretsIn(database: Database.Database): ReadonlyMap<string, string> {
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'secrets'").all();
  if (table.length === 0) return new Map();
  const rows = database.prepare('select name, value from secrets').all() as { name: string; value: string }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Leads are personal data: for the server's own user alone. */
async function makePrivate(folder: string, file: string): Promise<void> {
  await makeFolder(folder, 0o700);
  const handle = await open(file, 'a', 0o600);
  await handle.close();
  await chmod(file, 0o600); // SQLite makes its other files with the same rights
}

/**
 * Opens a file, which makes a missing one, so that a commit is durable.
 * @param check is called before anything is changed in the file; throws to leave it alone
 */
export async function connectSqlite(
  file: string,
  check: (database: Database.Database) => void = () => undefined,
): Promise<Database.Database> {
  const database = new Database(file);
  try {
    check(database);
    // SQLite's own wait stops the whole process, in which the one may be that is waited for: whenFree waits instead
    database.pragma('busy_timeout = 0');
    await whenFree(() => database.pragma('journal_mode = wal'));
    database.pragma('synchronous = full'); // a commit is on the disk, also after a power cut
    database.pragma('foreign_keys = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
