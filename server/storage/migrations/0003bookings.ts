import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const bookings: Migration = {
  name: 'bookings',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table bookings (
      id ${text} primary key,
      request_key ${text} not null unique,
      department ${text} not null,
      time_slot ${text} not null,
      is_full_day integer not null check (is_full_day in (0, 1)),
      minutes integer not null,
      work_minutes integer not null,
      state ${text} not null check (state in ('booked', 'cancelled')),
      sequence integer not null,
      asked ${text} not null,
      request ${text} not null,
      services ${text} not null,
      car ${text} not null,
      created_at ${text} not null,
      changed_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    // for the hourly purge, without rows that it has emptied
    await sql`create index bookings_with_content on bookings (time_slot) where request <> ''`.execute(queries);

    await sql`create table workshop_use (
      department ${text} not null,
      resource ${text} not null check (resource in ('dropOff', 'lift')),
      quarter integer not null,
      used integer not null,
      capacity integer not null,
      primary key (department, resource, quarter),
      check (used >= 0 and used <= capacity)
    ) ${tableEnd}`.execute(queries);
    await sql`create index workshop_use_oldest on workshop_use (quarter)`.execute(queries);
  },
};
