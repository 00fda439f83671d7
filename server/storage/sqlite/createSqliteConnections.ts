import { rmSync, statSync } from 'node:fs';
import type Database from 'libsql';
import type { DatabaseWatch } from '../createDatabaseWatch.ts';
import { detectSqliteFault } from '../detectDatabaseFault.ts';
import { DatabaseUnavailableError } from '../DatabaseUnavailableError.ts';
import { openSqliteFile, secretsIn, settledMs } from './openSqliteFile.ts';
import type { OpenSqliteFile, SqliteFileOptions } from './openSqliteFile.ts';
import type { SqliteConnectionSource } from './sqliteDialect.ts';

/** A file that changed more recently may still be in the middle of a copy, ms. */
const minSettledMs = 1000;

/** The connections of a database whose file may be removed or replaced while the process runs. */
interface SqliteConnections {
  writer: SqliteConnectionSource;
  reader: SqliteConnectionSource;
  close(): void;
}

/**
 * Provides the connections of an open file while its files are in place.
 * Nothing is read from or acknowledged in files that were removed. When a backup replaces the file, the next
 * transaction opens it; another database is refused, because links and sessions are made with the secrets of this one.
 * @param watch is notified of every fault
 */
export function createSqliteConnections(
  first: OpenSqliteFile,
  options: SqliteFileOptions,
  watch: Pick<DatabaseWatch, 'failureOf'>,
): SqliteConnections {
  const { file, logger } = options;
  let open: OpenSqliteFile | null = first;
  let isClosed = false;
  let secrets: ReadonlyMap<string, string> = new Map();

  const unavailable = (fault: 'fileRemoved' | 'fileReplaced', cause?: unknown): DatabaseUnavailableError => {
    const error = new DatabaseUnavailableError(fault, { cause });
    watch.failureOf(error);
    return error;
  };

  const faultOfFiles = () => (open ? open.files.fault() : 'fileReplaced');

  const assertInPlace = (): void => {
    const fault = faultOfFiles();
    if (fault) throw unavailable(fault);
  };

  const leave = (): void => {
    if (!open) return;
    secrets = secretsIn(open.reader);
    // a log of the former file would be applied to the new file
    const stale = open.files.inPlace();
    open.reader.close();
    open.writer.close();
    open = null;
    for (const path of stale) rmSync(path, { force: true });
  };

  const assertSameSecrets = (database: Database.Database): void => {
    const there = secretsIn(database);
    for (const [name, value] of secrets) {
      if (there.get(name) !== value) throw new Error('The file at the path of the database is not a backup of it.');
    }
  };

  /** Called between transactions only. */
  const reopen = async (): Promise<void> => {
    const fault = faultOfFiles();
    if (!fault) return;
    const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
    if (!isThere) throw unavailable('fileRemoved');
    if (fault === 'fileRemoved') {
      if (open) rescueLog(file, open);
      throw unavailable(fault);
    }
    if (settledMs(file) < minSettledMs) throw unavailable('fileReplaced');
    try {
      leave();
      open = await openSqliteFile(options, assertSameSecrets);
    } catch (error) {
      throw unavailable('fileReplaced', error);
    }
    logger.warn('database.reopened', { reason: 'a backup has replaced the file' });
  };

  const connection = (which: 'writer' | 'reader'): Database.Database => {
    if (isClosed) throw new DatabaseUnavailableError('closed');
    if (!open) throw unavailable('fileReplaced');
    return open[which];
  };

  return {
    writer: {
      current: () => connection('writer'),
      ready: reopen,
      confirm: assertInPlace,
      // a commit that the disk failed to store may reappear after a crash
      failureOf: (error, isCommit) => watch.failureOf(error, isCommit && detectSqliteFault(error) === 'ioError'),
    },
    reader: {
      current: () => connection('reader'),
      ready: () => Promise.resolve().then(assertInPlace),
      // a write statement is refused by the connection, not by the disk
      failureOf: (error) => (detectSqliteFault(error) === 'readOnly' ? error : watch.failureOf(error)),
    },
    close: () => {
      isClosed = true;
      open?.reader.close();
      if (open) emptyLog(open);
      open?.writer.close();
    },
  };
}

/** Writes acknowledged changes from a removed log into the file, which is still in place. */
function rescueLog(file: string, { writer }: OpenSqliteFile): void {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })) return; // another process has created a new one
  try {
    writer.pragma('wal_checkpoint(full)');
  } catch {
    // the fault is reported either way
  }
}

/**
 * Truncates the log, so that a file copied after closing is complete.
 * The driver may only do so once its last statement is released.
 */
function emptyLog({ writer, files }: OpenSqliteFile): void {
  if (files.fault()) return;
  try {
    writer.pragma('wal_checkpoint(truncate)');
  } catch {
    // the next start reads the log
  }
}
