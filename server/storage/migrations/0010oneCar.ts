import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const oneCar: Migration = {
  name: 'oneCar',
  up: async (queries, { text, tableEnd }) => {
    await sql`alter table bookings add column plate ${text} not null default ''`.execute(queries);
    // null in older rows, of which two may have the same number
    await sql`alter table bookings add column number ${text}`.execute(queries);
    await sql`create unique index bookings_number on bookings (number)`.execute(queries);
    const { rows } = await sql<{ id: string; request: string }>`
      select id, request from bookings where request <> ''`.execute(queries);
    for (const { id, request } of rows) {
      const { registrationNumber } = JSON.parse(request) as { registrationNumber: string };
      const plate = registrationNumber.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}./·]/gu, '');
      await sql`update bookings set plate = ${plate.toUpperCase()} where id = ${id}`.execute(queries);
    }
    await sql`create index bookings_of_car on bookings (plate, time_slot) where plate <> ''`.execute(queries);
    // rows to lock for the cars of one bucket; without data about any of them
    await sql`create table car_locks (bucket integer primary key) ${tableEnd}`.execute(queries);
  },
};
