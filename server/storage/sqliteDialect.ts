import { SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect } from 'kysely';
import type Database from 'libsql';
import { faultCode } from './databaseFaults.ts';

/** Longest wait of a writer for those before it, in this process or another, ms. */
const maxWaitMs = 15_000;

/** A connection that may be another one from one transaction to the next. */
export interface SqliteConnectionSource {
  /** The connection of the transaction or query under way. Throws when there is none. */
  current(): Database.Database;
  /** Called before each transaction and query. Rejects when none may begin. */
  ready?(): Promise<void>;
  /** Called after each commit. Throws when what was committed is lost. */
  confirm?(): void;
  /** An error of the connection as it is passed on. */
  failureOf?(error: unknown, isCommit: boolean): unknown;
}

/**
 * Kysely over one connection to SQLite, whose transactions can write from their first statement on. A transaction
 * that must wait for another process does so without holding up this one.
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

  /** By `exec`: a prepared statement that found the database busy stays open, and the commit after it fails. */
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

  /** SQLite has ended the transaction itself after some errors, such as a full disk; "rollback" would hide them. */
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

/** Tries again while another process holds the database; rejects with SQLite's own error when that takes too long. */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const until = Date.now() + maxWaitMs;
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
