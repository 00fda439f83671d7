import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { DatabaseState } from './DatabaseUnavailableError.ts';
import type { Schema } from './Schema.ts';

/** Queries, inside a transaction or not. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/**
 * The database: SQLite in DATA_DIR or PostgreSQL, one schema and one set of queries. What differs between the two is
 * in sqliteStorage.ts and postgresStorage.ts alone.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** To read with. The database refuses to write through it, so that nothing is written but by `write`. */
  readonly db: Kysely<Schema>;
  /**
   * Runs `work` in one transaction that can write from its first statement on (SQLite: begin immediate). What it
   * resolved with is durable when this resolves: written to the disk, not only to memory. Writers wait for each other
   * (SQLite has one at a time, in all processes together), so `work` waits for nothing but its queries.
   * @throws DatabaseUnavailableError (reads too) when the database fails; its `mayBeWritten` tells of a lost commit
   */
  write<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Within `write`: keeps the rows that a select finds for this transaction and passes over those that another keeps. */
  keepRows<Table extends keyof Schema, Row>(
    query: SelectQueryBuilder<Schema, Table, Row>,
  ): SelectQueryBuilder<Schema, Table, Row>;
  /** Whether the database takes writes, proven by one every few seconds at most; never rejects. */
  check(): Promise<DatabaseState>;
  close(): Promise<void>;
}
