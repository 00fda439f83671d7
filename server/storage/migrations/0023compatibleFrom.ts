import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

/** Oldest schema version whose program can use the schema, so that an upgrade can be rolled back. */
export const compatibleFrom: Migration = {
  name: 'compatibleFrom',
  up: async (queries) => {
    await sql`alter table forecourt_migrations add column compatible_from integer`.execute(queries);
  },
};
