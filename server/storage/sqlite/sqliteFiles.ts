import { statSync } from 'node:fs';
import type { DatabaseFault } from '../DatabaseUnavailableError.ts';

/** Endings of SQLite's main file and the two that belong to it; losing any of them loses commits. */
const endings = ['', '-wal', '-shm'] as const;

/** The files that an open connection writes to. */
export interface SqliteFiles {
  /** "fileRemoved" or "fileReplaced" when one of them is no longer in place; else null. */
  fault(): Extract<DatabaseFault, 'fileRemoved' | 'fileReplaced'> | null;
  /** The files that are still in place. */
  inPlace(): string[];
}

/** Remembers the files of a database whose connection has just been opened and used. */
export function rememberSqliteFiles(file: string): SqliteFiles {
  const paths = endings.map((ending) => file + ending);
  const opened = new Map(paths.map((path) => [path, readIdentity(path)]));
  return {
    fault: () => {
      const now = paths.map((path) => ({ was: opened.get(path), is: readIdentity(path) }));
      if (now.every(({ was, is }) => was === is)) return null;
      return now[0]?.is === null || now[0]?.is === now[0]?.was ? 'fileRemoved' : 'fileReplaced';
    },
    inPlace: () => paths.filter((path) => opened.get(path) !== null && opened.get(path) === readIdentity(path)),
  };
}

/** Device and inode of a file; null when it does not exist. */
function readIdentity(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${String(stats.dev)}:${String(stats.ino)}` : null;
}
