import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const waitingList: Migration = {
  name: 'waitingList',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table waiting_entries (
      id ${text} primary key,
      department ${text} not null,
      day ${text} not null,
      email_key ${text} not null,
      plate ${text} not null,
      state ${text} not null check (state in ('waiting', 'offered', 'lapsed')),
      request ${text} not null,
      created_at ${text} not null,
      time_slot ${text},
      is_full_day integer,
      minutes integer,
      hold_until ${text},
      unique (department, day, email_key, plate)
    ) ${tableEnd}`.execute(queries);
    await sql`create index waiting_entries_of_contact on waiting_entries (email_key)`.execute(queries);
  },
};
