import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const bookingRequestDetails: Migration = {
  name: 'bookingRequestDetails',
  up: async (queries, { text }) => {
    await sql`alter table booking_requests add column details ${text} not null default ''`.execute(queries);
  },
};
