import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './Schema.ts';

/** Queries, inside a transaction or not. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/**
 * The database: SQLite in DATA_DIR or PostgreSQL, one schema and one set of queries. What differs between the two is
 * in sqliteStorage.ts and postgresStorage.ts alone.
 */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /**
   * Runs `work` in one transaction that can write from its first statement on (SQLite: begin immediate). What it
   * resolved with is durable when this resolves: written to the disk, not only to memory.
   */
  write<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Whether the database answers now; never throws. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}
