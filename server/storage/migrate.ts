import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { compatibleFrom } from './migrations/0023compatibleFrom.ts';
import type { ColumnTypes, Migration } from './migrations/Migration.ts';
import { StorageError } from './StorageError.ts';

/** Statements that differ between the two databases. */
export interface MigrationDialect extends ColumnTypes {
  /** Locks migrations until the transaction ends, after waiting for other processes. */
  lock(queries: QueryExecutorProvider): Promise<void>;
  hasTable(queries: QueryExecutorProvider, name: string): Promise<boolean>;
}

interface MigrateOptions {
  dialect: MigrationDialect;
  migrations: readonly Migration[];
  /** Location of the database without its password, for the operator. */
  place: string;
}

const table = 'forecourt_migrations';

/**
 * Applies all pending migrations within the transaction of `queries`, or none.
 * Returns their names, none when the schema was up to date, or is newer and compatible with this program.
 * @throws StorageError when the schema is newer than the program, and not compatible with it.
 */
export async function migrate(
  queries: QueryExecutorProvider,
  { dialect, migrations, place }: MigrateOptions,
): Promise<string[]> {
  await dialect.lock(queries);
  const version = await schemaVersion(queries, dialect);
  if (version > migrations.length) {
    const oldest = migrations.includes(compatibleFrom) ? await readCompatibleFrom(queries) : null;
    if (oldest !== null && oldest <= migrations.length) return [];
    throw new StorageError(
      `The database ${place} was last used by a newer version of this program: its schema has version ${version}, ` +
        `this program knows versions up to ${migrations.length}. Start the newer version, or restore the backup from before its first start.`,
    );
  }
  const steps = migrations.slice(version);
  for (const [index, { name, up }] of steps.entries()) {
    await up(queries, dialect);
    const appliedAt = new Date().toISOString();
    await sql`insert into ${sql.table(table)} (version, name, applied_at)
      values (${version + index + 1}, ${name}, ${appliedAt})`.execute(queries);
  }
  if (steps.length > 0 && migrations.includes(compatibleFrom)) {
    const oldest = migrations.findLastIndex(({ isBreaking }) => isBreaking === true) + 1;
    await sql`update ${sql.table(table)} set compatible_from = ${oldest}
      where version = ${migrations.length}`.execute(queries);
  }
  return steps.map(({ name }) => name);
}

/** 0 for an empty database. */
async function schemaVersion(queries: QueryExecutorProvider, dialect: MigrationDialect): Promise<number> {
  // queried first: "create table if not exists" requires the right to create even if nothing is created
  const version = await readSchemaVersion(queries, dialect);
  if (version !== null) return version;
  await sql`create table ${sql.table(table)} (
    version integer primary key,
    name ${dialect.text} not null,
    applied_at ${dialect.text} not null
  ) ${dialect.tableEnd}`.execute(queries);
  return 0;
}

/** Number of the last migration applied; null for an empty database. */
export async function readSchemaVersion(
  queries: QueryExecutorProvider,
  dialect: Pick<MigrationDialect, 'hasTable'>,
): Promise<number | null> {
  if (!(await dialect.hasTable(queries, table))) return null;
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from ${sql.table(table)}`.execute(queries);
  return rows[0]?.version ?? 0;
}

/** Oldest version whose program can use a newer schema; null when it is unknown. */
export async function readCompatibleFrom(queries: QueryExecutorProvider): Promise<number | null> {
  const { rows } = await sql<{ oldest: number | null }>`
    select compatible_from as oldest from ${sql.table(table)} order by version desc limit 1`.execute(queries);
  return rows[0]?.oldest ?? null;
}
