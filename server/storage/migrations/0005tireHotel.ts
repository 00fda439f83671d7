import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const tireHotel: Migration = {
  name: 'tireHotel',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table tire_files (
      name ${text} primary key,
      digest ${text} not null,
      read_at ${text} not null
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_customers (
      phone ${text} primary key
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_packages (
      product_id ${text} primary key,
      level ${text} not null
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_locations (
      erp_id ${text} primary key,
      location_name ${text} not null,
      department_name ${text} not null,
      phone ${text} not null,
      email ${text} not null
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_vehicles (
      reg_no ${text} primary key,
      phone ${text} not null references tire_customers (phone),
      position integer not null,
      brand_code ${text} not null,
      brand ${text} not null,
      model ${text} not null,
      name ${text} not null,
      product_id ${text} not null references tire_packages (product_id),
      erp_id ${text} not null references tire_locations (erp_id),
      unique (phone, position)
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_wheels (
      reg_no ${text} not null references tire_vehicles (reg_no),
      position integer not null,
      equipment_position ${text} not null,
      name ${text} not null,
      rim_diameter real not null,
      section_width real not null,
      aspect_ratio real not null,
      tread_pattern ${text} not null,
      tread_depth real not null,
      status_id integer not null,
      status_message ${text} not null,
      primary key (reg_no, position)
    ) ${tableEnd}`.execute(queries);

    await sql`create table tire_codes (
      phone ${text} primary key,
      id ${text} not null unique,
      hash ${text} not null,
      expires_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    await sql`create index tire_codes_oldest on tire_codes (expires_at)`.execute(queries);

    await sql`create table tire_reviews (
      id ${text} primary key,
      rating integer not null check (rating between 1 and 5),
      comment ${text} not null,
      date ${text} not null,
      received_at ${text} not null
    ) ${tableEnd}`.execute(queries);
  },
};
