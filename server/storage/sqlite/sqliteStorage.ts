import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createDatabaseWatch } from '../createDatabaseWatch.ts';
import { createSqliteConnections } from './createSqliteConnections.ts';
import { createUnderWay } from '../../kit/createUnderWay.ts';
import { detectSqliteFault } from '../detectDatabaseFault.ts';
import { faultCode, faultMessage } from '../databaseFaults.ts';
import { DatabaseUnavailableError } from '../DatabaseUnavailableError.ts';
import type { Migration } from '../migrations/Migration.ts';
import { openSqliteFile } from './openSqliteFile.ts';
import type { Schema } from '../Schema.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Storage } from '../Storage.ts';
import { StorageError } from '../StorageError.ts';

interface SqliteOptions {
  folder: string;
  logger: Logger;
  migrations: readonly Migration[];
}

/** Free bytes below which the disk or the database counts as full: a few enquiries still fit. */
const minRoomBytes = 512 * 1024;

/**
 * Opens SQLite in a folder of this machine, shared by every process of the machine.
 * Calls are synchronous: a commit blocks the process until it is on disk. Commits count only while the file is in
 * place.
 * @throws StorageError
 */
export async function openSqliteStorage({ folder, logger, migrations }: SqliteOptions): Promise<Storage> {
  const options = { file: join(folder, 'forecourt.sqlite'), logger, migrations };
  const opened = await openSqliteFile(options).catch((error: unknown) => {
    throw error instanceof StorageError ? error : new StorageError(sqliteFault(folder, error), { cause: error });
  });
  const watch = createDatabaseWatch({
    beat: async () => {
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 })); // the write tells more
      await writer.transaction().execute((queries) => beat(queries, bavail * bsize));
    },
    faultOf: detectSqliteFault,
    silence: 'locked', // all other operations return at once
    proven: ['diskFull', 'readOnly', 'fileRemoved', 'fileReplaced', 'damaged', 'ioError'],
    blocking: [],
    logger,
  });
  const connections = createSqliteConnections(opened, options, watch);
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(connections.writer) });
  const reader = new Kysely<Schema>({ dialect: sqliteDialect(connections.reader) });
  const underWay = createUnderWay();
  let closed: Promise<void> | undefined;
  const storage: Storage = {
    kind: 'sqlite',
    db: reader,
    write: (work) => underWay.track(writer.transaction().execute(work)),
    prepare: (work) => work(storage),
    keepRows: (query) => query, // there is only one writer at a time
    check: watch.check,
    close: () => {
      watch.stop();
      closed ??= underWay.settled().then(connections.close);
      return closed;
    },
  };
  return storage;
}

/**
 * Writes, and verifies that there is room for more.
 * @param diskBytes free bytes on the disk
 */
async function beat(queries: Transaction<Schema>, diskBytes: number): Promise<void> {
  await writeHeartbeat(queries);
  const { rows } = await sql<{ room: number }>`
    select (max_page_count - page_count + freelist_count) * page_size as room
    from pragma_max_page_count, pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(queries);
  if (Math.min(rows[0]?.room ?? 0, diskBytes) < minRoomBytes) throw new DatabaseUnavailableError('diskFull');
}

const remedies: Record<string, string> = {
  EACCES: 'Give the user that runs the server the right to write there, or set DATA_DIR to another folder.',
  EPERM: 'Give the user that runs the server the right to write there, or set DATA_DIR to another folder.',
  EROFS: 'The file system is read-only; set DATA_DIR to a folder that can be written.',
  EEXIST: 'A file has its name; move the file away, or set DATA_DIR to another folder.',
  ENOTDIR: 'A part of the path is a file; set DATA_DIR to the path of a folder.',
  ENOSPC: 'The disk is full; free space.',
  SQLITE_FULL: 'The disk is full; free space.',
  SQLITE_READONLY: 'Give the user that runs the server the right to write to the files in it.',
  SQLITE_NOTADB: 'forecourt.sqlite in it is not a database; move it away, or restore it from a backup.',
  SQLITE_CORRUPT: 'forecourt.sqlite in it is damaged; restore it from a backup.',
  SQLITE_BUSY: 'Another process locks it; end that process, or wait until it has finished.',
};

/** Describes why the database in a folder cannot be used, for the operator. */
export function sqliteFault(folder: string, error: unknown): string {
  const remedy = remedies[faultCode(error)] ?? 'Set DATA_DIR to a folder of a local disk that the server may write to.';
  return `The database in ${folder} (DATA_DIR) cannot be used: ${faultMessage(error)}. ${remedy}`;
}

/** Id of the table's only row, which all processes write. */
const heartbeatId = 1;

/** Proves within a transaction that the database is writable. */
async function writeHeartbeat(queries: Transaction<Schema>): Promise<void> {
  const beaten_at = new Date().toISOString();
  await queries
    .insertInto('heartbeat')
    .values({ id: heartbeatId, beaten_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at }))
    .execute();
}
