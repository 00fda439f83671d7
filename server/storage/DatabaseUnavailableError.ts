/** Reason why the database cannot be used now; the name appears in /readyz, the log and errors. */
export type DatabaseFault =
  /** The disk is full, or a size limit of the database is reached. */
  | 'diskFull'
  /** The file system, the file or the server is read-only. */
  | 'readOnly'
  /** SQLite: the file or its folder was removed. */
  | 'fileRemoved'
  /** SQLite: another file, which is no backup of this database, has replaced it. */
  | 'fileReplaced'
  /** Another process keeps the database locked. */
  | 'locked'
  /** A disk read or write has failed. */
  | 'ioError'
  /** The content of the database is corrupt. */
  | 'damaged'
  /** PostgreSQL is unreachable or refuses the connection. */
  | 'unreachable'
  /** No connection of the pool became free in time. */
  | 'poolTimeout'
  /** The database accepts connections but does not respond in time. */
  | 'timeout'
  /** A heartbeat failed in another way; the log has the code. */
  | 'failed'
  /** The process has closed it. */
  | 'closed';

/** State of the database in /readyz. */
export type DatabaseState = 'answers' | DatabaseFault;

/** Seconds until a client may retry; the database is checked every second while it fails. */
const retryAfterSeconds = 5;

/** The database cannot be used now. `code` and `message` hold no data of visitors. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** The fault, under the name that logs read error codes from. */
  readonly code: DatabaseFault;
  /** True when the transaction may be stored nevertheless: its commit was sent and got no response. */
  readonly mayBeWritten: boolean;
  readonly retryAfterSeconds = retryAfterSeconds;

  constructor(fault: DatabaseFault, { mayBeWritten = false, cause }: { mayBeWritten?: boolean; cause?: unknown } = {}) {
    const words = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The database is not available (${fault})${words}`, cause === undefined ? {} : { cause });
    this.code = fault;
    this.mayBeWritten = mayBeWritten;
  }
}

/** Finds a database failure in an error or its causes; null for none. */
export function databaseFailureIn(error: unknown): DatabaseUnavailableError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return cause;
  }
  return null;
}
