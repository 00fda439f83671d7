import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { allMigrations } from '../../server/storage/migrations/allMigrations.ts';
import type { Migration } from '../../server/storage/migrations/Migration.ts';
import type { LeadTable } from '../../server/storage/Schema.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';

const lead: LeadTable = {
  id: '0d9f5a52-3d58-4f0e-9a42-5a7d9f9b8c11',
  site: 'harbour-bil',
  kind: 'carContact',
  form_name: 'harbour-bilCarContactForm',
  submission: '{"name":"Åsa \u{1F697} O\'Neill"}',
  received_at: '2026-11-21T22:15:00.000Z',
};

describeOnBothDatabases('the database', (emptyDatabase) => {
  it('has written what a write resolved with', async () => {
    const database = await emptyDatabase();
    const [one, other] = [await database.open(), await database.open()];
    const answer = await one.write(async (queries) => {
      await queries.insertInto('leads').values(lead).execute();
      return 'written';
    });
    expect(answer).toBe('written');
    expect(await other.db.selectFrom('leads').selectAll().execute()).toEqual([lead]);
  });

  it('writes nothing of a write that fails', async () => {
    const storage = await (await emptyDatabase()).open();
    const failing = storage.write(async (queries) => {
      await queries.insertInto('leads').values(lead).execute();
      throw new Error('the work failed');
    });
    await expect(failing).rejects.toThrow('the work failed');
    expect(await storage.db.selectFrom('leads').selectAll().execute()).toEqual([]);
    await storage.write((queries) => queries.insertInto('leads').values(lead).execute());
    expect(await storage.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('refuses to write outside a write', async () => {
    const storage = await (await emptyDatabase()).open();
    await expect(storage.db.insertInto('leads').values(lead).execute()).rejects.toThrow(/read-?only/);
  });

  it('is read while a write is in progress', async () => {
    const storage = await (await emptyDatabase()).open();
    await storage.write(async (queries) => {
      await queries.insertInto('leads').values(lead).execute();
      expect(await storage.db.selectFrom('leads').selectAll().execute()).toEqual([]);
    });
  });

  it('lets writers of many connections wait for each other', async () => {
    const database = await emptyDatabase();
    const storages = await Promise.all([1, 2, 3, 4].map(() => database.open()));
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    const insert = (storage: Storage, id: string): Promise<void> =>
      storage.write(async (queries) => {
        await queries
          .insertInto('leads')
          .values({ ...lead, id })
          .execute();
        // The transaction is still open when others try to begin theirs.
        await new Promise((resolve) => setImmediate(resolve));
      });
    await Promise.all(
      storages.flatMap((storage, own) => ids.filter((id) => Number(id) % 4 === own).map((id) => insert(storage, id))),
    );
    expect(await storages[0]?.db.selectFrom('leads').select('id').execute()).toHaveLength(40);
  });

  it('check() writes a heartbeat every few seconds', async () => {
    const storage = await (await emptyDatabase()).open();
    const beats = () => storage.db.selectFrom('heartbeat').select('beaten_at').execute();
    expect(await beats()).toEqual([]);
    expect(await storage.check()).toBe('answers');
    const first = await beats();
    expect(first).toHaveLength(1);
    expect(await storage.check()).toBe('answers');
    expect(await beats()).toEqual(first);
    await storage.close();
    await storage.close();
    expect(await storage.check()).toBe('closed');
  });

  it('finishes a write under way before it closes', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const written = storage.write((queries) => queries.insertInto('leads').values(lead).execute());
    await storage.close();
    await written;
    expect(await (await database.open()).db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  it('does not quote rows in its errors', async () => {
    const storage = await (await emptyDatabase()).open();
    const error = await storage
      .write((queries) => sql`insert into leads (id, submission) values ('1', 'Åsa Andersson')`.execute(queries))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error) + String(error)).not.toContain('Åsa');
  });
});

describeOnBothDatabases('the schema', (emptyDatabase) => {
  it('is made once by processes that start at once', async () => {
    const database = await emptyDatabase('new');
    const loggers = Array.from({ length: 4 }, () => collectingLogger());
    const storages = await Promise.all(loggers.map((logger) => database.open({ logger })));
    for (const storage of storages) expect(await storage.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const migrated = loggers.flatMap(({ lines }) => lines.filter(({ event }) => event === 'database.migrated'));
    expect(migrated.map(({ facts }) => facts['steps'])).toEqual([allMigrations.map(({ name }) => name)]);
  });

  it('is left alone by the next start', async () => {
    const database = await emptyDatabase('new');
    await (await database.open()).write((queries) => queries.insertInto('leads').values(lead).execute());
    const logger = collectingLogger();
    const again = await database.open({ logger });
    expect(logger.lines).toEqual([]);
    expect(await again.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  const colour: Migration = {
    name: 'colour',
    up: async (queries, { text }) => {
      await sql`alter table leads add column colour ${text} not null default 'red'`.execute(queries);
    },
  };

  it('migrates beside a process of the older version', async () => {
    const database = await emptyDatabase('new');
    const older = await database.open();
    await older.write((queries) => queries.insertInto('leads').values(lead).execute());
    const newer = await database.open({ migrations: [...allMigrations, colour] });
    await older.write((queries) =>
      queries
        .insertInto('leads')
        .values({ ...lead, id: 'later' })
        .execute(),
    );
    expect(await older.db.selectFrom('leads').selectAll().execute()).toHaveLength(2);
    expect(await older.check()).toBe('answers');
    const { rows } = await sql<{ id: string; colour: string }>`select id, colour from leads`.execute(newer.db);
    const colours = new Map(rows.map((row) => [row.id, row.colour]));
    expect(colours).toEqual(new Map([lead.id, 'later'].map((id) => [id, 'red'])));
  });

  it('serves the previous version again after a rollback', async () => {
    const database = await emptyDatabase('new');
    const newer = await database.open({ migrations: [...allMigrations, colour] });
    await newer.write((queries) => queries.insertInto('leads').values(lead).execute());
    const older = await database.open();
    await older.write((queries) =>
      queries
        .insertInto('leads')
        .values({ ...lead, id: 'after the rollback' })
        .execute(),
    );
    expect(await older.db.selectFrom('leads').select('id').execute()).toHaveLength(2);
    const logger = collectingLogger();
    const again = await database.open({ migrations: [...allMigrations, colour], logger });
    expect(await again.db.selectFrom('leads').select('id').execute()).toHaveLength(2);
    expect(logger.lines).toEqual([]);
  });

  it('serves no version that a later breaking step has left behind', async () => {
    const database = await emptyDatabase('new');
    const dropped: Migration = { ...colour, name: 'dropped', isBreaking: true };
    const harmless: Migration = { name: 'harmless', up: () => Promise.resolve() };
    await database.open({ migrations: [...allMigrations, dropped, harmless] });
    await database.open({ migrations: [...allMigrations, dropped] });
    await expect(database.open()).rejects.toThrow(/newer version/);
  });

  it('is refused when a newer version created it for itself alone', async () => {
    const database = await emptyDatabase('new');
    await database.open({ migrations: [...allMigrations, { ...colour, isBreaking: true }] });
    await expect(database.open()).rejects.toMatchObject({
      name: 'StorageError',
      message: expect.stringMatching(/newer version .*Start the newer version, or restore the backup/),
    });
  });

  it('stays as it was when a step fails half-way', async () => {
    const database = await emptyDatabase('new');
    const broken: Migration = {
      name: 'broken',
      up: async (queries) => {
        await sql`create table half (id integer)`.execute(queries);
        await sql`this is no statement`.execute(queries);
      },
    };
    await expect(database.open({ migrations: [...allMigrations, broken] })).rejects.toThrow();
    const storage = await database.open();
    await expect(sql`select * from half`.execute(storage.db)).rejects.toThrow(/half/);
    await expect(sql`select * from outbox`.execute(storage.db)).resolves.toMatchObject({ rows: [] });
  });
});
