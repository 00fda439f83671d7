import type { Transaction } from 'kysely';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Schema } from '../../storage/Schema.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { PushKey, StockChange, StockChanges } from './StockChanges.ts';

/** Lifetime of a key: senders repeat a push within minutes. */
const keyLifeMs = 24 * 60 * 60 * 1000;

/** Pushed changes in the database. */
export function storedStockChanges(storage: Storage, clock: Clock): StockChanges {
  const now = (): string => clock.now().toISOString();

  /** Increments the version. Its row is locked until the transaction ends, so that pushes are serialised. */
  async function nextVersion(queries: Transaction<Schema>): Promise<number> {
    const { version } = await queries
      .updateTable('stock_change_counter')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('name', '=', 'stock')
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  }

  async function store(queries: Transaction<Schema>, change: StockChange, version: number): Promise<void> {
    const { kind, site, carId: car_id } = change;
    // a deletion from all sites replaces the pushes to each
    if (kind === 'delete' && site === '') {
      await queries.deleteFrom('stock_changes').where('car_id', '=', car_id).execute();
    }
    const car = kind === 'upsert' ? JSON.stringify(change.car) : '';
    const form = kind === 'upsert' ? change.form : 'whole';
    const row = { kind, form, car, version, changed_at: now() };
    await queries
      .insertInto('stock_changes')
      .values({ site, car_id, ...row })
      .onConflict((conflict) => conflict.columns(['site', 'car_id']).doUpdateSet(row))
      .execute();
  }

  async function currentVersion(): Promise<number> {
    const { version } = await storage.db
      .selectFrom('stock_change_counter')
      .select('version')
      .where('name', '=', 'stock')
      .executeTakeFirstOrThrow();
    return version;
  }

  const knownPush = (queries: Transaction<Schema>, { key }: PushKey) =>
    queries
      .selectFrom('stock_pushes')
      .select(['body_hash', 'version'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();

  return {
    version: currentVersion,
    async all() {
      // the version first: changes made meanwhile are read again
      const version = await currentVersion();
      const rows = await storage.db.selectFrom('stock_changes').selectAll().orderBy('version').execute();
      const changes = rows.map(({ kind, site, car_id: carId, form, car }): StockChange => {
        if (kind === 'delete') return { kind, site, carId };
        return { kind, site, carId, form, car: JSON.parse(car) as Record<string, unknown> };
      });
      return { version, changes };
    },
    async take(changes, push) {
      return storage.write(async (queries) => {
        // checked before and after the counter is locked: most repeated pushes change nothing
        const before = push && (await knownPush(queries, push));
        const version = before ? before.version : await nextVersion(queries);
        const known = before ?? (push && (await knownPush(queries, push)));
        if (push && known) return known.body_hash === push.bodyHash ? { version: known.version } : null;
        if (push) {
          const forgotten = new Date(clock.now().getTime() - keyLifeMs).toISOString();
          await queries.deleteFrom('stock_pushes').where('taken_at', '<', forgotten).execute();
          await queries
            .insertInto('stock_pushes')
            .values({ idempotency_key: push.key, body_hash: push.bodyHash, version, taken_at: now() })
            .execute();
        }
        for (const change of changes) await store(queries, change, version);
        return { version };
      });
    },
  };
}
