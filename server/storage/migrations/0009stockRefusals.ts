import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const stockRefusals: Migration = {
  name: 'stockRefusals',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table stock_refusals (
      feed ${text} primary key,
      sites ${text} not null,
      refused_at ${text} not null,
      accepted_at ${text}
    ) ${tableEnd}`.execute(queries);
  },
};
