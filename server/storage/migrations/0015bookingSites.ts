import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const bookingSites: Migration = {
  name: 'bookingSites',
  up: async (queries, { text }) => {
    // "" until assignBookingsToSites() has found the site of the workshop
    await sql`alter table bookings add column site ${text} not null default ''`.execute(queries);
    await sql`alter table bookings add column country ${text} not null default ''`.execute(queries);
    await sql`alter table waiting_entries add column site ${text} not null default ''`.execute(queries);
  },
};
