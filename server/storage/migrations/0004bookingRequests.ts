import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const bookingRequests: Migration = {
  name: 'bookingRequests',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table booking_requests (
      request_key ${text} primary key,
      state ${text} not null check (state in ('pending', 'done', 'refused', 'unknown')),
      asked ${text} not null,
      answer ${text} not null,
      changed_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    await sql`create index booking_requests_oldest on booking_requests (changed_at)`.execute(queries);
  },
};
