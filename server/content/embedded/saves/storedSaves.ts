import type { Selectable, Transaction } from 'kysely';
import type { ContentSaveTable, Schema } from '../../../storage/Schema.ts';
import type { Queries, Storage } from '../../../storage/Storage.ts';
import { contentSaveDays } from '../../../storage/purge/removeContentSaves.ts';
import type { ContentSave } from './ContentSave.ts';
import { hashText } from './contentHash.ts';

/** Another process has saved a field of the same file meanwhile: nothing was written. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError';
}

/** A save to store. */
export interface NewSave extends Omit<ContentSave, 'id' | 'baseHash' | 'inFilesSince'> {
  /** Text of the file itself. */
  baseText: string;
  /** Ids of the earlier saves of the same field. */
  replacedIds: readonly number[];
  /** Version of the saves that the change was checked with. */
  seenVersion: number;
}

/** Changes of the saves since a version. */
export interface SaveNews {
  version: number;
  saves: ContentSave[];
  /** Ids of saves that were replaced or dropped. */
  endedIds: number[];
  /** Bases first read since then. */
  bases: { file: string; hash: string; version: number }[];
}

/** Files that now include saves, with the bases that include them or that the saves were applied to. */
export interface SettledFile {
  file: string;
  text: string;
  /** Ids of the saves that the base includes. */
  includedIds: readonly number[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** Included saves are read for this long, for processes that still have the files from before. */
const includedForMs = contentSaveDays * dayMs;

/** Increments the version. Its row is locked until the transaction ends, so that saves are serialised. */
async function nextVersion(queries: Transaction<Schema>): Promise<number> {
  const { version } = await queries
    .updateTable('content_save_counter')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('name', '=', 'saves')
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Stores a base if it is new. Returns its version. */
async function storeBase(queries: Transaction<Schema>, file: string, text: string, version: number): Promise<number> {
  const hash = hashText(text);
  await queries
    .insertInto('content_bases')
    .values({ file, hash, content: text, version })
    // the text may have been removed meanwhile; the version is that of the first time
    .onConflict((conflict) =>
      conflict.columns(['file', 'hash']).doUpdateSet({ content: text }).where('content_bases.content', '=', ''),
    )
    .execute();
  const row = await queries
    .selectFrom('content_bases')
    .select('version')
    .where('file', '=', file)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Reads a row of the table. */
export function saveIn(row: Selectable<ContentSaveTable>): ContentSave {
  return {
    id: row.id,
    file: row.file,
    keys: JSON.parse(row.value_keys) as ContentSave['keys'],
    baseHash: row.base_hash,
    fieldName: row.field_name,
    value: JSON.parse(row.value) as ContentSave['value'],
    replaces: JSON.parse(row.replaces) as string[],
    by: row.saved_by,
    at: row.saved_at,
    inFilesSince: row.in_files_since,
  };
}

/**
 * Reads the changes since a version; everything that can still be shown since version 0.
 * @returns null when there are none
 */
export async function readSaveNews(db: Queries, since: number): Promise<SaveNews | null> {
  // the version first: changes made meanwhile are read again
  const { version } = await db
    .selectFrom('content_save_counter')
    .select('version')
    .where('name', '=', 'saves')
    .executeTakeFirstOrThrow();
  if (version === since) return null;
  let changed = db.selectFrom('content_saves').selectAll().where('version', '>', since).orderBy('id');
  if (since === 0) {
    const oldest = new Date(Date.now() - includedForMs).toISOString();
    changed = changed
      .where('replaced_by', 'is', null)
      .where('dropped_at', 'is', null)
      .where((row) => row.or([row('in_files_at', 'is', null), row('in_files_at', '>', oldest)]));
  }
  const rows = await changed.execute();
  const bases = await db
    .selectFrom('content_bases')
    .select(['file', 'hash', 'version'])
    .where('version', '>', since)
    .execute();
  const hasEnded = (row: Selectable<ContentSaveTable>) => row.replaced_by !== null || row.dropped_at !== null;
  return {
    version,
    saves: rows.filter((row) => !hasEnded(row)).map(saveIn),
    endedIds: rows.filter(hasEnded).map(({ id }) => id),
    bases,
  };
}

/** Reads the texts of bases, by hash. */
export async function readBaseTexts(db: Queries, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_bases')
    .select(['hash', 'content'])
    .where('hash', 'in', hashes)
    .where('content', '!=', '')
    .execute();
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}

/**
 * Stores a save; durable when this resolves.
 * @throws EditConflictError
 */
export async function storeSave(storage: Pick<Storage, 'write'>, save: NewSave): Promise<void> {
  const { file, baseText, replacedIds, seenVersion } = save;
  await storage.write(async (queries) => {
    const version = await nextVersion(queries);
    const newer = await queries
      .selectFrom('content_saves')
      .select('id')
      .where('file', '=', file)
      .where('version', '>', seenVersion)
      .limit(1)
      .executeTakeFirst();
    if (newer) throw new EditConflictError(`Another process has saved a field of ${file}.`);
    await storeBase(queries, file, baseText, version);
    await queries
      .insertInto('content_saves')
      .values({
        id: version,
        file,
        value_keys: JSON.stringify(save.keys),
        base_hash: hashText(baseText),
        field_name: save.fieldName,
        value: JSON.stringify(save.value),
        replaces: JSON.stringify(save.replaces),
        saved_by: save.by,
        saved_at: save.at,
        version,
        replaced_by: null,
        in_files_since: null,
        in_files_at: null,
        dropped_at: null,
      })
      .execute();
    if (replacedIds.length === 0) return;
    await queries
      .updateTable('content_saves')
      .set({ replaced_by: version, version })
      .where('id', 'in', replacedIds)
      .execute();
  });
}

/** Records bases, and the saves that they include. */
export async function settleSaves(storage: Pick<Storage, 'write'>, files: readonly SettledFile[]): Promise<void> {
  await storage.write(async (queries) => {
    const version = await nextVersion(queries);
    for (const { file, text, includedIds } of files) {
      const since = await storeBase(queries, file, text, version);
      if (includedIds.length === 0) continue;
      await queries
        .updateTable('content_saves')
        .set({ in_files_since: since, in_files_at: new Date().toISOString(), version })
        .where('id', 'in', includedIds)
        .where('in_files_since', 'is', null)
        .execute();
    }
  });
}

/** Renews the retention of included saves that this process, with older files, still needs. */
export async function keepIncludedSaves(storage: Pick<Storage, 'write'>, ids: readonly number[]): Promise<void> {
  const now = Date.now();
  await storage.write((queries) =>
    queries
      .updateTable('content_saves')
      .set({ in_files_at: new Date(now).toISOString() })
      .where('id', 'in', ids)
      .where('in_files_at', '<', new Date(now - dayMs).toISOString())
      .execute(),
  );
}

/**
 * Drops a save: it is never shown again, and the save that it replaced is.
 * @returns false for an unknown id, or a save that was replaced or dropped before
 */
export async function dropSave(storage: Pick<Storage, 'write'>, id: number): Promise<boolean> {
  return storage.write(async (queries) => {
    const version = await nextVersion(queries);
    const dropped = await queries
      .updateTable('content_saves')
      .set({ dropped_at: new Date().toISOString(), version })
      .where('id', '=', id)
      .where('dropped_at', 'is', null)
      .where('replaced_by', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!dropped) return false;
    await queries
      .updateTable('content_saves')
      .set({ replaced_by: null, version })
      .where('replaced_by', '=', id)
      .execute();
    return true;
  });
}
