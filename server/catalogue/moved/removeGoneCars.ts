import { sql } from 'kysely';
import type { Storage } from '../../storage/Storage.ts';

/** Rows per transaction: few enough that locks are held for milliseconds only. */
const batchSize = 1000;

/**
 * Removes the ids of cars that were last seen before a time.
 * Earlier ids of a car that is still there stay, however old they are.
 */
export async function removeGoneCars(storage: Storage, before: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ site: string; car_id: string }>`
      select site, car_id from car_ids as gone where seen_at < ${before}
        and not exists (select 1 from car_ids as later
          where later.site = gone.site and later.vin = gone.vin and gone.vin <> '' and later.seen_at >= ${before})
        and not exists (select 1 from car_ids as later
          where later.site = gone.site and later.plate = gone.plate and gone.plate <> ''
          and (later.vin = '' or gone.vin = '') and later.seen_at >= ${before})
      limit ${batchSize}`.execute(storage.db);
    for (const site of new Set(rows.map((row) => row.site))) {
      const ids = rows.flatMap((row) => (row.site === site ? [row.car_id] : []));
      await storage.write((queries) =>
        queries
          .deleteFrom('car_ids')
          .where('site', '=', site)
          .where('car_id', 'in', ids)
          .where('seen_at', '<', before)
          .execute(),
      );
    }
    if (rows.length < batchSize) return;
  }
}
