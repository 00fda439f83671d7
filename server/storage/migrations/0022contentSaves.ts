import { sql } from 'kysely';
import type { Migration } from './Migration.ts';

/** Editors' saves of the embedded content, for processes that share a database but no folder. */
export const contentSaves: Migration = {
  name: 'contentSaves',
  up: async (queries, { text, tableEnd }) => {
    await sql`create table content_saves (
      id integer primary key,
      file ${text} not null,
      value_keys ${text} not null,
      base_hash ${text} not null,
      field_name ${text} not null,
      value ${text} not null,
      replaces ${text} not null,
      saved_by ${text} not null,
      saved_at ${text} not null,
      version integer not null,
      replaced_by integer,
      in_files_since integer,
      in_files_at ${text},
      dropped_at ${text}
    ) ${tableEnd}`.execute(queries);
    await sql`create index content_saves_by_version on content_saves (version)`.execute(queries);
    await sql`create table content_bases (
      file ${text} not null,
      hash ${text} not null,
      content ${text} not null,
      version integer not null,
      primary key (file, hash)
    ) ${tableEnd}`.execute(queries);
    await sql`create table content_save_counter (
      name ${text} primary key,
      version integer not null
    ) ${tableEnd}`.execute(queries);
    await sql`insert into content_save_counter (name, version) values ('saves', 0)`.execute(queries);
  },
};
