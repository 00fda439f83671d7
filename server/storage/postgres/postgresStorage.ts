import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PostgresPool } from 'kysely';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { createUnderWay } from '../../kit/createUnderWay.ts';
import { databasePlace, postgresFault } from '../databaseFaults.ts';
import { isPassingPostgresFault } from '../detectDatabaseFault.ts';
import { migrate } from '../migrate.ts';
import type { MigrationDialect } from '../migrate.ts';
import type { Migration } from '../migrations/Migration.ts';
import { createPostgresPool, usualPool } from './postgresPool.ts';
import type { Schema } from '../Schema.ts';
import type { OpenedDatabase, Storage } from '../Storage.ts';
import { StorageError } from '../StorageError.ts';

interface PostgresOptions {
  databaseUrl: string;
  logger: Logger;
  canBeLate: boolean;
  migrations: readonly Migration[];
}

type Preparation = Parameters<Storage['prepare']>[0];

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
 * With `canBeLate`, one that does not respond yet is opened when it does: each process tries once a second.
 * @throws StorageError
 */
export async function openPostgresStorage(options: PostgresOptions): Promise<Storage> {
  const { databaseUrl, logger, canBeLate } = options;
  const error = await migrateAnd(options, () => Promise.resolve()).catch((reason: unknown) => {
    if (canBeLate && reason instanceof StorageError && isPassingPostgresFault(reason.cause)) return reason;
    throw reason;
  });
  let isOpen = !error;
  const preparations: Preparation[] = [];
  const open = (): Promise<void> =>
    migrateAnd(options, async (opened) => {
      for (const prepare of preparations) await prepare(opened); // those added meanwhile as well
      isOpen = true;
    });
  const late = error ? { error, isOpen: () => isOpen, open } : null;
  const { watch, ...connections } = createPostgresPool(databaseUrl, logger, { ...usualPool, late });
  const { db, write } = writableDatabase(connections);
  const underWay = createUnderWay();
  let closed: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db,
    write: (work) => underWay.track(write(work)),
    prepare: async (work) => {
      if (!late) await work({ db, write });
      else if (isOpen) await migrateAnd(options, work);
      else preparations.push(work);
    },
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

function writableDatabase(pool: PostgresPool): OpenedDatabase {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, write: (work) => db.transaction().setAccessMode('read write').execute(work) };
}

/**
 * Brings the schema up to date, then runs work, on a connection of their own.
 * Waiting for another process that migrates exceeds the timeout of a statement elsewhere.
 */
async function migrateAnd({ databaseUrl, logger, migrations }: PostgresOptions, work: Preparation): Promise<void> {
  const place = databasePlace(databaseUrl);
  const settings = { ...usualPool, most: 1, statementMs: migrationMs, isWatched: false };
  const opened = writableDatabase(createPostgresPool(databaseUrl, logger, settings));
  try {
    const steps = await opened.write((queries) =>
      migrate(queries, { dialect: postgresMigrationDialect, migrations, place }),
    );
    if (steps.length > 0) logger.info('database.migrated', { kind: 'postgres', steps });
    await work(opened);
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(postgresFault(place, error), { cause: error });
  } finally {
    await opened.db.destroy();
  }
}
