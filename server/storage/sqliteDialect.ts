import { SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect } from 'kysely';
import type Database from 'libsql';
import { faultCode } from './databaseFaults.ts';

/** How long a writer waits for those before it, in this process or another. */
const mostWaitMs = 15_000;

/**
 * Kysely over one connection to SQLite, whose transactions can write from their first statement on. A transaction
 * that must wait for another process does so without holding up this one.
 */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ImmediateDriver extends SqliteDriver {
  constructor(readonly database: Database.Database) {
    super({ database });
  }

  /** By `exec`: a prepared statement that found the database busy stays open, and the commit after it fails. */
  override beginTransaction(_connection: DatabaseConnection): Promise<void> {
    return whenFree(() => {
      this.database.exec('begin immediate');
    });
  }
}

/** Tries again while another process holds the database; rejects with SQLite's own error when that takes too long. */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const until = Date.now() + mostWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!faultCode(error).startsWith('SQLITE_BUSY') || Date.now() > until) throw error;
      // at random, so that two that wait do not meet again
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
    }
  }
}
