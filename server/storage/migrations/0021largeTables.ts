import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

/** Indexes for what reads a million leads, entries or bookings in order, or looks for a few of them. */
export const largeTables: Migration = {
  name: 'largeTables',
  up: async (queries) => {
    await sql`create index leads_in_order on leads (received_at, id)`.execute(queries);
    await sql`create index leads_of_site on leads (site, received_at, id)`.execute(queries);
    await sql`create index outbox_kinds on outbox (kind, state)`.execute(queries);
    // asked at every start; empty in all but old databases
    await sql`create index bookings_without_site on bookings (id) where site = ''`.execute(queries);
  },
};
