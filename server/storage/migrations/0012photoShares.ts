import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const photoShares: Migration = {
  name: 'photoShares',
  up: async (queries, { text }) => {
    await sql`alter table lead_photos add column site ${text} not null default ''`.execute(queries);
    await sql`alter table lead_photos add column sender ${text} not null default ''`.execute(queries);
    await sql`create index lead_photos_shares on lead_photos (site, sender) where lead is null`.execute(queries);
  },
};
