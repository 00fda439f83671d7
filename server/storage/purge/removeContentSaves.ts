import type { Transaction } from 'kysely';
import type { Schema } from '../Schema.ts';

/**
 * Retention of saves that have ended, in days.
 * A dropped one ends at once, one that the files include when a process with older files was last known.
 */
export const contentSaveDays = 30;

/**
 * Deletes saves of editors that no known deployment needs, and texts of files that no save was made in.
 * A save that is in the database only stays, with the saves that it replaced: dropping it shows them again.
 * @param before ISO time; saves that ended later stay
 * @param limit rows of this call
 * @returns deleted saves
 */
export async function removeContentSaves(queries: Transaction<Schema>, before: string, limit: number): Promise<number> {
  const ended = await queries
    .selectFrom('content_saves as save')
    .leftJoin('content_saves as next', 'next.id', 'save.replaced_by')
    .select('save.id')
    .where(({ or, and, eb }) =>
      or([
        eb('save.dropped_at', '<', before),
        and([eb('save.in_files_at', '<', before), eb('save.replaced_by', 'is', null)]),
        and([eb('save.replaced_by', 'is not', null), eb('next.id', 'is', null)]),
      ]),
    )
    .limit(limit)
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await queries.deleteFrom('content_saves').where('id', 'in', ids).execute();
  await queries
    .updateTable('content_bases')
    .set({ content: '' })
    .where('content', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_saves')
            .select('content_saves.id')
            .whereRef('content_saves.base_hash', '=', 'content_bases.hash')
            .whereRef('content_saves.file', '=', 'content_bases.file'),
        ),
      ),
    )
    .execute();
  return ids.length;
}
