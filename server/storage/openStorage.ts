import { resolve } from 'node:path';
import type { Logger } from '../../shared/kit/Logger.ts';
import { allMigrations } from './migrations/allMigrations.ts';
import type { Migration } from './migrations/Migration.ts';
import type { Storage } from './Storage.ts';

interface StorageOptions {
  /** URL of PostgreSQL; "" for SQLite in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  logger: Logger;
  /** True to open a PostgreSQL that does not respond yet: it fails like one that has gone away. */
  canBeLate?: boolean;
  /** The program's own when left out. */
  migrations?: readonly Migration[];
}

/**
 * Opens the database and brings its schema up to date.
 * Processes that start concurrently wait for the first.
 * @throws StorageError when it cannot be used; the message is for the operator.
 */
export async function openStorage({
  databaseUrl,
  dataDir,
  logger,
  canBeLate = false,
  migrations = allMigrations,
}: StorageOptions): Promise<Storage> {
  // imported on demand: a process needs only one of the two drivers
  if (databaseUrl) {
    const { openPostgresStorage } = await import('./postgres/postgresStorage.ts');
    return openPostgresStorage({ databaseUrl, logger, canBeLate, migrations });
  }
  const { openSqliteStorage } = await import('./sqlite/sqliteStorage.ts');
  return openSqliteStorage({ folder: resolve(dataDir), logger, migrations });
}
