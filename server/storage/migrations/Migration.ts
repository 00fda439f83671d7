import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** Column types that differ between the two databases. */
export interface ColumnTypes {
  /** Text with bytewise comparison. */
  text: RawBuilder<unknown>;
  /** Suffix of a table definition. */
  tableEnd: RawBuilder<unknown>;
}

/**
 * One migration of the schema.
 * A released migration never changes; changes need a new one. Processes of the previous version keep running during an
 * upgrade, and start again after a rollback: new columns must be optional for them, and nothing they use may be renamed
 * or dropped. What they use goes in two steps: one version stops using it, the next one drops it (`isBreaking`).
 */
export interface Migration {
  name: string;
  /** Programs without this migration cannot use the schema. */
  isBreaking?: true;
  up(queries: QueryExecutorProvider, types: ColumnTypes): Promise<void>;
}
