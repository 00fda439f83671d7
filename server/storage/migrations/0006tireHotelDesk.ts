import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const tireHotelDesk: Migration = {
  name: 'tireHotelDesk',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table limits (
      subject ${text} primary key,
      used integer not null,
      lapses_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    await sql`create index limits_oldest on limits (lapses_at)`.execute(queries);

    await sql`create table tire_challenges (
      id ${text} primary key,
      plate ${text} not null,
      phone ${text} not null,
      tries integer not null,
      next_try_at ${text} not null,
      expires_at ${text} not null,
      used_at ${text}
    ) ${tableEnd}`.execute(queries);
    await sql`create index tire_challenges_plate on tire_challenges (plate)`.execute(queries);
    await sql`create index tire_challenges_phone on tire_challenges (phone)`.execute(queries);
    await sql`create index tire_challenges_oldest on tire_challenges (expires_at)`.execute(queries);

    await sql`create table tire_sessions (
      id ${text} primary key,
      validated ${text} not null,
      confirmation ${text} not null,
      expires_at ${text} not null,
      ends_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    await sql`create index tire_sessions_oldest on tire_sessions (expires_at)`.execute(queries);
  },
};
