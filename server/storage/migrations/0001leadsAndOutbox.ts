import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

export const leadsAndOutbox: Migration = {
  name: 'leadsAndOutbox',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table leads (
      id ${text} primary key,
      site ${text} not null,
      kind ${text} not null,
      form_name ${text} not null,
      submission ${text} not null,
      received_at ${text} not null
    ) ${tableEnd}`.execute(queries);
    // for the hourly purge, without rows that it has emptied
    await sql`create index leads_with_content on leads (received_at) where submission <> ''`.execute(queries);

    await sql`create table outbox (
      id ${text} primary key,
      kind ${text} not null,
      subject ${text} not null,
      payload ${text} not null,
      state ${text} not null check (state in ('waiting', 'delivered', 'kept', 'dead')),
      attempts integer not null,
      created_at ${text} not null,
      due_at ${text} not null,
      claim ${text},
      give_up_at ${text} not null,
      ended_at ${text},
      last_error ${text},
      unique (subject, kind)
    ) ${tableEnd}`.execute(queries);
    await sql`create index outbox_due on outbox (state, due_at)`.execute(queries);
    await sql`create index outbox_newest on outbox (created_at)`.execute(queries);
    await sql`create index outbox_with_content on outbox (ended_at) where payload <> ''`.execute(queries);
  },
};
