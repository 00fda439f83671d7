import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const heartbeat: Migration = {
  name: 'heartbeat',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table heartbeat (
      id integer primary key,
      beaten_at ${text} not null
    ) ${tableEnd}`.execute(queries);
  },
};
