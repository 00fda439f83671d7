import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from '../../shared/kit/Logger.ts';
import { databasePlace, postgresFault } from './databaseFaults.ts';
import { readCompatibleFrom, readSchemaVersion } from './migrate.ts';
import type { MigrationDialect } from './migrate.ts';
import { allMigrations } from './migrations/allMigrations.ts';
import { postgresMigrationDialect } from './postgres/postgresStorage.ts';
import { createPostgresPool, usualPool } from './postgres/postgresPool.ts';
import type { Schema } from './Schema.ts';
import { sqliteDialect } from './sqlite/sqliteDialect.ts';
import { connectSqlite, sqliteMigrationDialect } from './sqlite/openSqliteFile.ts';
import { sqliteFault } from './sqlite/sqliteStorage.ts';
import { StorageError } from './StorageError.ts';

/** State of a database, read without changing its schema. */
export interface DatabaseInspection {
  kind: 'sqlite' | 'postgres';
  place: string;
  /** Number of migrations applied; null without a database. */
  version: number | null;
  /** True if this program can use the schema, which is then at most newer in harmless steps. */
  isUsable: boolean;
  /** Number of migrations in this program. */
  knownVersion: number;
  /** Lead of the database's clock over this process's; null for SQLite, which has none. */
  clockAheadMs: number | null;
  /** Duration of a durable write in ms; null without a database. */
  writeMs: number | null;
}

interface InspectOptions {
  /** "" for SQLite in `dataDir`. */
  databaseUrl: string;
  /** Absolute path. */
  dataDir: string;
  logger: Logger;
}

/**
 * Opens the database, writes to it durably and reads its schema version, while servers may be running.
 * @throws StorageError when it cannot be used; the message is for the operator
 */
export async function inspectDatabase({ databaseUrl, dataDir, logger }: InspectOptions): Promise<DatabaseInspection> {
  return databaseUrl ? inspectPostgres(databaseUrl, logger) : inspectSqlite(dataDir);
}

const knownVersion = allMigrations.length;

async function inspectSqlite(folder: string): Promise<DatabaseInspection> {
  const file = join(folder, 'forecourt.sqlite');
  const facts = { kind: 'sqlite', place: file, knownVersion, clockAheadMs: null } as const;
  if (!existsSync(file)) return { ...facts, version: null, isUsable: true, writeMs: null };
  let db: Kysely<Schema> | undefined;
  try {
    const database = await connectSqlite(file);
    db = new Kysely<Schema>({ dialect: sqliteDialect({ current: () => database }) });
    const schema = await readSchema(db, sqliteMigrationDialect);
    return { ...facts, ...schema, writeMs: await writeAndRemove(db) };
  } catch (error) {
    throw new StorageError(sqliteFault(folder, error), { cause: error });
  } finally {
    await db?.destroy();
  }
}

async function inspectPostgres(databaseUrl: string, logger: Logger): Promise<DatabaseInspection> {
  const place = databasePlace(databaseUrl);
  const pool = createPostgresPool(databaseUrl, logger, { ...usualPool, most: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const schema = await readSchema(db, postgresMigrationDialect);
    const before = Date.now();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const clockAheadMs = (rows[0]?.now.getTime() ?? NaN) - (before + Date.now()) / 2;
    return { kind: 'postgres', place, ...schema, knownVersion, clockAheadMs, writeMs: await writeAndRemove(db) };
  } catch (error) {
    throw new StorageError(postgresFault(place, error), { cause: error });
  } finally {
    await db.destroy();
  }
}

function readSchema(
  db: Kysely<Schema>,
  dialect: MigrationDialect,
): Promise<Pick<DatabaseInspection, 'version' | 'isUsable'>> {
  return db.transaction().execute(async (queries) => {
    const version = await readSchemaVersion(queries, dialect);
    if (version === null || version <= knownVersion) return { version, isUsable: true };
    const oldest = await readCompatibleFrom(queries);
    return { version, isUsable: oldest !== null && oldest <= knownVersion };
  });
}

/** Commits a write that leaves nothing behind. It needs the right to change the schema, as an upgrade does. */
async function writeAndRemove(db: Kysely<Schema>): Promise<number> {
  const started = performance.now();
  const table = sql.table(`forecourt_doctor_${randomBytes(6).toString('hex')}`);
  await db
    .transaction()
    .setAccessMode('read write')
    .execute(async (queries) => {
      await sql`create table ${table} (probe integer)`.execute(queries);
      await sql`insert into ${table} (probe) values (1)`.execute(queries);
      await sql`drop table ${table}`.execute(queries);
    });
  return Math.round(performance.now() - started);
}
