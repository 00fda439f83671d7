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
 * upgrade: new columns must be optional for them, and nothing they use may be renamed or dropped.
 */
export interface Migration {
  name: string;
  up(queries: QueryExecutorProvider, types: ColumnTypes): Promise<void>;
}
