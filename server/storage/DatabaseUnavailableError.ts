/** Why the database cannot be used now; /readyz, the log and errors call it by this name. */
export type DatabaseFault =
  /** No room on the disk, or a limit of the database's size is reached. */
  | 'diskFull'
  /** The file system, the file or the server takes no writes. */
  | 'readOnly'
  /** SQLite: its file or folder is gone from its place. */
  | 'fileRemoved'
  /** SQLite: another file, which is not a backup of this database, has taken its place. */
  | 'fileReplaced'
  /** Another process keeps the database locked. */
  | 'locked'
  /** The disk fails to read or write. */
  | 'ioError'
  /** The content of the database cannot be read. */
  | 'damaged'
  /** PostgreSQL cannot be reached, or lets no one in. */
  | 'unreachable'
  /** All connections of the pool are in use for too long. */
  | 'poolTimeout'
  /** The database takes connections and does not answer in time. */
  | 'timeout'
  /** A heartbeat failed in another way; the log has the code. */
  | 'failed'
  /** The process has closed it. */
  | 'closed';

/** What an operator finds in /readyz. */
export type DatabaseState = 'answers' | DatabaseFault;

/** Seconds after which a client may try again; the database is checked every second while it fails. */
const retryAfterSeconds = 5;

/** The database cannot be used now. `code` and `message` hold no data of visitors. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** The fault, where logs look for the code of an error. */
  readonly code: DatabaseFault;
  /** The transaction may be stored all the same: its commit was sent, and no answer came. */
  readonly mayBeWritten: boolean;
  readonly retryAfterSeconds = retryAfterSeconds;

  constructor(fault: DatabaseFault, { mayBeWritten = false, cause }: { mayBeWritten?: boolean; cause?: unknown } = {}) {
    const words = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The database cannot be used (${fault})${words}`, cause === undefined ? {} : { cause });
    this.code = fault;
    this.mayBeWritten = mayBeWritten;
  }
}

/** The failure of the database in an error or its causes; null when there is none. */
export function databaseFailureIn(error: unknown): DatabaseUnavailableError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return cause;
  }
  return null;
}
