import { faultCode, faultMessage } from './databaseFaults.ts';
import type { DatabaseFault } from './DatabaseUnavailableError.ts';

/** By prefix of SQLite's code, longest first. */
const sqliteFaults: readonly (readonly [string, DatabaseFault])[] = [
  ['SQLITE_FULL', 'diskFull'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_IOERR', 'ioError'],
  ['SQLITE_CANTOPEN', 'ioError'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
];

/** SQLite's messages, for errors whose code the driver has lost. */
const sqliteWords: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/disk is full/i, 'diskFull'],
  [/readonly database/i, 'readOnly'],
  [/disk I\/O error/i, 'ioError'],
  [/malformed|not a database/i, 'damaged'],
];

/** The fault that an error of SQLite indicates; null for an error of the query. */
export function detectSqliteFault(error: unknown): DatabaseFault | null {
  const code = faultCode(error);
  const byCode = sqliteFaults.find(([start]) => code.startsWith(start));
  if (byCode) return byCode[1];
  if (code !== 'SQLITE_ERROR') return null;
  return sqliteWords.find(([words]) => words.test(faultMessage(error)))?.[1] ?? null;
}

/** By PostgreSQL's code or its prefix. */
const postgresFaults: readonly (readonly [string, DatabaseFault])[] = [
  ['53100', 'diskFull'],
  ['53', 'poolTimeout'], // out of connections or memory
  ['25006', 'readOnly'], // a standby, or a read-only transaction
  ['57014', 'timeout'], // the statement exceeded statement_timeout
  ['57P', 'unreachable'], // it is shutting down or starting up
  ['55P03', 'locked'],
  ['58', 'ioError'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['08', 'unreachable'],
  ['28', 'unreachable'],
  ['3D000', 'unreachable'],
];

const networkCode = /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET)/;

/** Messages of the driver's own errors, which have no code. */
const driverWords: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^timeout exceeded when trying to connect/, 'poolTimeout'],
  [/^Query read timeout/, 'timeout'],
  [/connection timeout/i, 'timeout'],
  [/^Connection terminated|is not queryable|Connection ended/i, 'unreachable'],
];

/** Fault indicated by an error of PostgreSQL, its driver or the network; null for a query error. */
export function detectPostgresFault(error: unknown): DatabaseFault | null {
  const code = faultCode(error);
  if (code === '') return driverWords.find(([words]) => words.test(faultMessage(error)))?.[1] ?? null;
  if (networkCode.test(code)) return 'unreachable';
  return postgresFaults.find(([start]) => code.startsWith(start))?.[1] ?? null;
}

/** True for an error that passes without new settings: PostgreSQL is unreachable, starting, busy or slow. */
export function isPassingPostgresFault(error: unknown): boolean {
  if (/^(28|3D000)/.test(faultCode(error))) return false; // user, password or database is wrong
  const fault = detectPostgresFault(error);
  return fault === 'unreachable' || fault === 'poolTimeout' || fault === 'timeout';
}

/** Fix for each fault, for the operator. */
export const faultRemedies: Record<DatabaseFault, string> = {
  diskFull: 'Free space on the disk of the database; writes then resume without a restart.',
  readOnly: 'Make the file system or the database writable; a read-only standby cannot be used.',
  fileRemoved: 'Restore the backup as forecourt.sqlite, or restart the server to begin with an empty database.',
  fileReplaced: 'Restore the database or its backup, or restart the server to use the current file.',
  locked: 'End the process that locks the database, or wait until it has finished.',
  ioError: 'Check the disk of the database and the system log.',
  damaged: 'Stop the server and restore the database from a backup.',
  unreachable: 'Check that PostgreSQL runs, that it can be reached over the network, and that DATABASE_URL is correct.',
  poolTimeout:
    'Look for slow queries in PostgreSQL and for high CPU load; otherwise raise max_connections or add processes.',
  timeout: 'Check the load and the disk of PostgreSQL, and the network between.',
  failed: 'See the error code and the database log.',
  closed: 'The process is stopping.',
};
