import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const contentRenewals: Migration = {
  name: 'contentRenewals',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table content_renewals (
      site ${text} primary key,
      version integer not null
    ) ${tableEnd}`.execute(queries);
  },
};
