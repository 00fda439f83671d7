import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

/** Ids that the cars of each site have had, so that an old address leads to the present one. */
export const carIds: Migration = {
  name: 'carIds',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table car_ids (
      site ${text} not null,
      car_id ${text} not null,
      vin ${text} not null,
      plate ${text} not null,
      seen_at ${text} not null,
      primary key (site, car_id)
    ) ${tableEnd}`.execute(queries);
    await sql`create index car_ids_by_vin on car_ids (site, vin)`.execute(queries);
    await sql`create index car_ids_by_plate on car_ids (site, plate)`.execute(queries);
  },
};
