import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const stockChanges: Migration = {
  name: 'stockChanges',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table stock_changes (
      site ${text} not null,
      car_id ${text} not null,
      kind ${text} not null,
      form ${text} not null,
      car ${text} not null,
      version integer not null,
      changed_at ${text} not null,
      primary key (site, car_id)
    ) ${tableEnd}`.execute(queries);
    await sql`create table stock_change_counter (
      name ${text} primary key,
      version integer not null
    ) ${tableEnd}`.execute(queries);
    await sql`insert into stock_change_counter (name, version) values ('stock', 0)`.execute(queries);
    await sql`create table stock_pushes (
      idempotency_key ${text} primary key,
      body_hash ${text} not null,
      version integer not null,
      taken_at ${text} not null
    ) ${tableEnd}`.execute(queries);
  },
};
