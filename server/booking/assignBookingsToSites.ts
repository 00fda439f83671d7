import { sql } from 'kysely';
import type { OpenedDatabase } from '../storage/Storage.ts';

/** A site with bookings, and the department ids of its workshops in the database. */
interface SiteDepartments {
  site: string;
  country: string;
  departments: readonly string[];
}

/**
 * Assigns bookings and waiting entries stored without a site to a site.
 * Each goes to the first site that books its workshop; those without such a site stay as they are.
 */
export async function assignBookingsToSites(storage: OpenedDatabase, sites: readonly SiteDepartments[]): Promise<void> {
  await storage.write(async (queries) => {
    const left = await queries
      .selectFrom('bookings')
      .select('id')
      .where(sql<boolean>`site = ''`) // as the partial index has it
      .limit(1)
      .executeTakeFirst();
    const waiting = await queries
      .selectFrom('waiting_entries')
      .select('id')
      .where('site', '=', '')
      .limit(1)
      .executeTakeFirst();
    if (!left && !waiting) return;
    for (const { site, country, departments } of sites) {
      if (departments.length === 0) continue;
      await queries
        .updateTable('bookings')
        .set({ site, country })
        .where(sql<boolean>`site = ''`)
        .where('department', 'in', departments)
        .execute();
      await queries
        .updateTable('waiting_entries')
        .set({ site })
        .where('site', '=', '')
        .where('department', 'in', departments)
        .execute();
    }
  });
}
