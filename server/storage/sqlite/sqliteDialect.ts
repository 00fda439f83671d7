import { SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect } from 'kysely';
import type Database from 'libsql';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { faultCode } from '../databaseFaults.ts';

/** Timeout of a writer that waits for others, in this process or another, ms. */
const maxWaitMs = 15_000;

/** A connection that may change between transactions. */
export interface SqliteConnectionSource {
  /** Connection of the running transaction or query. Throws when there is none. */
  current(): Database.Database;
  /** Called before each transaction and query. Rejects when none may begin. */
  ready?(): Promise<void>;
  /** Called after each commit. Throws when the commit is lost. */
  confirm?(): void;
  /** Converts an error of the connection before it is passed on. */
  failureOf?(error: unknown, isCommit: boolean): unknown;
}

/**
 * Kysely dialect on one SQLite connection whose transactions can write from their first statement on.
 * A transaction that waits for another process does not block this one.
 */
export function sqliteDialect(source: SqliteConnectionSource): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(source),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ImmediateDriver extends SqliteDriver {
  constructor(readonly source: SqliteConnectionSource) {
    super({ database: { prepare: (sql) => source.current().prepare(sql), close: () => source.current().close() } });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    try {
      await this.source.ready?.();
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
    return {
      executeQuery: (query) => this.#passingOn(() => connection.executeQuery(query), query.sql === 'commit'),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Uses `exec`: a prepared statement that met a busy database stays open, and the later commit fails. */
  override beginTransaction(_connection: DatabaseConnection): Promise<void> {
    return this.#passingOn(() =>
      whenFree(() => {
        this.source.current().exec('begin immediate');
      }),
    );
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.source.confirm?.();
  }

  /** SQLite itself ends the transaction after some errors, such as a full disk. A "rollback" would hide them. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.source.current().inTransaction) await super.rollbackTransaction(connection);
  }

  async #passingOn<T>(work: () => Promise<T>, isCommit = false): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.source.failureOf?.(error, isCommit) ?? error;
    }
  }
}

/** Retries while another process holds the lock; rejects with SQLite's error after a timeout. */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const until = monotonicMs() + maxWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!faultCode(error).startsWith('SQLITE_BUSY') || monotonicMs() > until) throw error;
      // random, so that two waiting processes do not collide again
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
    }
  }
}
