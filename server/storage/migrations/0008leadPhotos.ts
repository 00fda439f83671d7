import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const leadPhotos: Migration = {
  name: 'leadPhotos',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table lead_photos (
      id ${text} primary key,
      lead ${text},
      content ${text} not null,
      created_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    await sql`create index lead_photos_of_lead on lead_photos (lead) where lead is not null`.execute(queries);
    await sql`create index lead_photos_unclaimed on lead_photos (created_at) where lead is null`.execute(queries);
  },
};
