import { statSync } from 'node:fs';
import type { DatabaseFault } from './DatabaseUnavailableError.ts';

/** SQLite's file and the two beside it, without which a commit is as lost as without the first. */
const endings = ['', '-wal', '-shm'] as const;

/** Which files an open connection writes to. */
export interface SqliteFiles {
  /** "fileRemoved" or "fileReplaced" when one of them is not in its place any more; else null. */
  fault(): Extract<DatabaseFault, 'fileRemoved' | 'fileReplaced'> | null;
  /** Those of the files that are still in their place. */
  inPlace(): string[];
}

/** Remembers the files of a database whose connection has just been opened and used. */
export function rememberSqliteFiles(file: string): SqliteFiles {
  const paths = endings.map((ending) => file + ending);
  const opened = new Map(paths.map((path) => [path, identityOf(path)]));
  return {
    fault: () => {
      const now = paths.map((path) => ({ was: opened.get(path), is: identityOf(path) }));
      if (now.every(({ was, is }) => was === is)) return null;
      return now[0]?.is === null || now[0]?.is === now[0]?.was ? 'fileRemoved' : 'fileReplaced';
    },
    inPlace: () => paths.filter((path) => opened.get(path) !== null && opened.get(path) === identityOf(path)),
  };
}

/** Device and number of a file; null when nothing is there. */
function identityOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${String(stats.dev)}:${String(stats.ino)}` : null;
}
