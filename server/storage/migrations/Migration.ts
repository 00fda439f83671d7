import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** What tables are made of in one of the two databases. */
export interface ColumnTypes {
  /** Text that is compared byte by byte. */
  text: RawBuilder<unknown>;
  /** Follows the columns of a table. */
  tableEnd: RawBuilder<unknown>;
}

/**
 * One step of the schema. A step that has been released never changes; a change is a new step. Processes of the version
 * before go on beside it: a step adds what they may leave out, and neither renames nor drops what they use.
 */
export interface Migration {
  name: string;
  up(queries: QueryExecutorProvider, types: ColumnTypes): Promise<void>;
}
