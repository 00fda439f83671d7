import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createUnderWay } from './createUnderWay.ts';
import { faultCode, faultMessage } from './databaseFaults.ts';
import { migrate } from './migrate.ts';
import type { MigrationDialect } from './migrate.ts';
import type { Migration } from './migrations/Migration.ts';
import type { Schema } from './Schema.ts';
import { sqliteDialect, whenFree } from './sqliteDialect.ts';
import type { Storage } from './Storage.ts';
import { StorageError } from './StorageError.ts';

interface SqliteOptions {
  folder: string;
  logger: Logger;
  migrations: readonly Migration[];
}

const dialect: MigrationDialect = {
  text: sql`text`,
  tableEnd: sql`strict`,
  lock: () => Promise.resolve(), // "begin immediate" has it
  hasTable: async (queries, name) => {
    const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(queries);
    return rows.length > 0;
  },
};

/**
 * SQLite in a folder of this machine, for every process of the machine. Two connections: a transaction of the writing
 * one does not keep readers waiting. Its calls are synchronous: a commit holds the process up for as long as the disk
 * needs to store it.
 * @throws StorageError
 */
export async function openSqliteStorage({ folder, logger, migrations }: SqliteOptions): Promise<Storage> {
  const file = join(folder, 'forecourt.sqlite');
  let writer: Kysely<Schema> | undefined;
  try {
    await makePrivate(folder, file);
    writer = new Kysely<Schema>({ dialect: sqliteDialect(await connect(file)) });
    const steps = await writer
      .transaction()
      .execute((queries) => migrate(queries, { dialect, migrations, place: `in ${folder}` }));
    if (steps.length > 0) logger.info('database.migrated', { kind: 'sqlite', steps });
    const reader = await connect(file);
    reader.pragma('busy_timeout = 200'); // only while another process opens or closes the file
    reader.pragma('query_only = on');
    return storageOver(writer, new Kysely<Schema>({ dialect: sqliteDialect(reader) }));
  } catch (error) {
    await writer?.destroy();
    throw error instanceof StorageError ? error : new StorageError(sqliteFault(folder, error), { cause: error });
  }
}

/** Leads are personal data: for the server's own user alone. */
async function makePrivate(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  await handle.close();
  await chmod(file, 0o600); // SQLite makes its other files with the same rights
}

async function connect(file: string): Promise<Database.Database> {
  const database = new Database(file);
  try {
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

function storageOver(writer: Kysely<Schema>, reader: Kysely<Schema>): Storage {
  const underWay = createUnderWay();
  let closed: Promise<void> | undefined;
  return {
    kind: 'sqlite',
    db: reader,
    write: (work) => underWay.track(writer.transaction().execute(work)),
    keepRows: (query) => query, // nobody else writes meanwhile
    isAlive: async () => {
      try {
        await sql`select 1 from outbox limit 1`.execute(reader);
        return true;
      } catch {
        return false;
      }
    },
    close: () => {
      closed ??= (async () => {
        await underWay.settled();
        await reader.destroy();
        await writer.destroy();
      })();
      return closed;
    },
  };
}

const remedies: Record<string, string> = {
  EACCES: 'Give the user that runs the server the right to write there, or set DATA_DIR to another folder.',
  EPERM: 'Give the user that runs the server the right to write there, or set DATA_DIR to another folder.',
  EROFS: 'The file system is read-only; set DATA_DIR to a folder that can be written.',
  EEXIST: 'There is a file in its place; move it away, or set DATA_DIR to another folder.',
  ENOTDIR: 'A part of the path is a file; set DATA_DIR to the path of a folder.',
  ENOSPC: 'The disk is full; make room.',
  SQLITE_FULL: 'The disk is full; make room.',
  SQLITE_READONLY: 'Give the user that runs the server the right to write to the files in it.',
  SQLITE_NOTADB: 'forecourt.sqlite in it is no database; move it away, or restore it from a backup.',
  SQLITE_CORRUPT: 'forecourt.sqlite in it is damaged; restore it from a backup.',
  SQLITE_BUSY: 'Another process keeps it locked; end that process, or wait until it is done.',
};

function sqliteFault(folder: string, error: unknown): string {
  const remedy = remedies[faultCode(error)] ?? 'Set DATA_DIR to a folder of a local disk that the server may write to.';
  return `The database in ${folder} (DATA_DIR) cannot be used: ${faultMessage(error)}. ${remedy}`;
}
