import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inspectDatabase } from '../../server/storage/inspectDatabase.ts';
import { allMigrations } from '../../server/storage/migrations/allMigrations.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

describeOnBothDatabases('inspectDatabase()', (emptyDatabase) => {
  it('leaves a new database as it was', async () => {
    const { databaseUrl, dataDir } = await emptyDatabase('new');
    const place = { databaseUrl, dataDir, logger: silentLogger };
    expect((await inspectDatabase(place)).version).toBeNull();
    expect((await inspectDatabase(place)).version).toBeNull();
  });

  it('reads the version of the schema beside a running server', async () => {
    const database = await emptyDatabase();
    const { databaseUrl, dataDir } = database;
    const storage = await database.open();
    const { kind, version, knownVersion, writeMs, clockAheadMs } = await inspectDatabase({
      databaseUrl,
      dataDir,
      logger: silentLogger,
    });
    expect({ kind, version, knownVersion }).toEqual({
      kind: storage.kind,
      version: allMigrations.length,
      knownVersion: allMigrations.length,
    });
    expect(writeMs).toBeGreaterThanOrEqual(0);
    if (kind === 'postgres') expect(Math.abs(clockAheadMs ?? NaN)).toBeLessThan(5000);
    else expect(clockAheadMs).toBeNull();
  });

  it('leaves no table behind', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    await inspectDatabase({ databaseUrl: database.databaseUrl, dataDir: database.dataDir, logger: silentLogger });
    const names =
      storage.kind === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_master`
        : sql<{ name: string }>`select table_name as name from information_schema.tables`;
    const { rows } = await names.execute(storage.db);
    expect(rows.filter(({ name }) => name.includes('doctor'))).toEqual([]);
  });
});
