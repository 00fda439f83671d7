import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createUnderWay } from '../../kit/createUnderWay.ts';
import { databasePlace, postgresFault } from '../databaseFaults.ts';
import { migrate } from '../migrate.ts';
import type { MigrationDialect } from '../migrate.ts';
import type { Migration } from '../migrations/Migration.ts';
import { createPostgresPool, usualPool } from './postgresPool.ts';
import type { Schema } from '../Schema.ts';
import type { Storage } from '../Storage.ts';
import { StorageError } from '../StorageError.ts';

interface PostgresOptions {
  databaseUrl: string;
  logger: Logger;
  migrations: readonly Migration[];
}

/** Timeout of a migration, and of waiting for another process that migrates. */
const migrationMs = 10 * 60_000;

/** Migration statements of PostgreSQL. */
export const postgresMigrationDialect: MigrationDialect = {
  text: sql`text collate "C"`, // compares like SQLite, whatever the locale of the database
  tableEnd: sql``,
  lock: async (queries) => {
    await sql`select pg_advisory_xact_lock(7133701809754865664)`.execute(queries); // application-defined key
  },
  hasTable: async (queries, name) => {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(queries);
    return rows[0]?.found === true;
  },
};

/**
 * Opens PostgreSQL, shared by processes on any number of machines.
 * @throws StorageError
 */
export async function openPostgresStorage({ databaseUrl, logger, migrations }: PostgresOptions): Promise<Storage> {
  const place = databasePlace(databaseUrl);
  // a separate pool: waiting for another process that migrates exceeds the timeout of a statement
  const pool = createPostgresPool(databaseUrl, logger, {
    ...usualPool,
    most: 1,
    statementMs: migrationMs,
    isWatched: false,
  });
  const migrating = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const steps = await migrating
      .transaction()
      .setAccessMode('read write')
      .execute((queries) => migrate(queries, { dialect: postgresMigrationDialect, migrations, place }));
    if (steps.length > 0) logger.info('database.migrated', { kind: 'postgres', steps });
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(postgresFault(place, error), { cause: error });
  } finally {
    await migrating.destroy();
  }
  const { watch, ...connections } = createPostgresPool(databaseUrl, logger);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }) });
  const underWay = createUnderWay();
  let closed: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db,
    write: (work) => underWay.track(db.transaction().setAccessMode('read write').execute(work)),
    keepRows: (query) => query.forUpdate().skipLocked(),
    check: watch.check,
    close: () => {
      watch.stop();
      closed ??= underWay
        .settled()
        .then(() => db.destroy())
        .then(() => connections.end());
      return closed;
    },
  };
}
