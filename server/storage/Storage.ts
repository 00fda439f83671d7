import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { DatabaseState } from './DatabaseUnavailableError.ts';
import type { Schema } from './Schema.ts';

/** Queries, inside a transaction or not. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** The database for work of the start. */
export type OpenedDatabase = Pick<Storage, 'db' | 'write'>;

/**
 * The database: SQLite in DATA_DIR or PostgreSQL, with the same schema and queries.
 * Differences are confined to sqliteStorage.ts and postgresStorage.ts.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** Read-only connection. The database refuses writes through it, so that only `write` can write. */
  readonly db: Kysely<Schema>;
  /**
   * Runs `work` in one transaction that can write from its first statement on (SQLite: begin immediate).
   * Its result is durable when this resolves: on the disk, not only in memory. Writers wait for each other (SQLite has
   * one at a time across all processes), so `work` must await only its queries.
   * @throws DatabaseUnavailableError (reads too) when the database fails; `mayBeWritten` marks a lost commit
   */
  write<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Within `write`: locks the selected rows for this transaction, skipping rows locked by another. */
  keepRows<Table extends keyof Schema, Row>(
    query: SelectQueryBuilder<Schema, Table, Row>,
  ): SelectQueryBuilder<Schema, Table, Row>;
  /**
   * Runs work of the start: now, or as soon as a late database comes, before any request uses it.
   * It runs again if the database fails meanwhile.
   */
  prepare(work: (opened: OpenedDatabase) => Promise<void>): Promise<void>;
  /** Proves that the database is writable, by one write every few seconds at most. Never rejects. */
  check(): Promise<DatabaseState>;
  close(): Promise<void>;
}
