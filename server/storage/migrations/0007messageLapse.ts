import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const messageLapse: Migration = {
  name: 'messageLapse',
  up: async (queries, { text }) => {
    await sql`alter table outbox add column lapses_at ${text}`.execute(queries);
    // for the check twice a minute, without emptied rows
    await sql`create index outbox_lapsing on outbox (lapses_at)
      where lapses_at is not null and payload <> ''`.execute(queries);
  },
};
