import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const secrets: Migration = {
  name: 'secrets',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table secrets (
      name ${text} primary key,
      value ${text} not null,
      created_at ${text} not null
    ) ${tableEnd}`.execute(queries);
  },
};
