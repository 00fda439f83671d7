import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import { newPhotoId } from './photoId.ts';

/** A photo of a lead: a JPEG in base64. */
export interface LeadPhoto {
  id: string;
  content: string;
}

/** Photos that no lead has claimed yet, of all visitors together: whoever sends no form fills no disk. */
const mostUnclaimed = 1000;

/** No more photos are kept until leads have claimed some, or a day has gone by. */
export class PhotosFullError extends Error {
  override readonly name = 'PhotosFullError';
}

/** Keeps a photo until a lead claims it, at most a day; gives its id. */
export async function keepPhoto(storage: Storage, clock: Clock, jpeg: Buffer): Promise<string> {
  const photo = {
    id: newPhotoId(),
    lead: null,
    content: jpeg.toString('base64'),
    created_at: clock.now().toISOString(),
  };
  await storage.write(async (queries) => {
    const { count } = await queries
      .selectFrom('lead_photos')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('lead', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostUnclaimed) throw new PhotosFullError('Too many photos wait for their lead.');
    await queries.insertInto('lead_photos').values(photo).execute();
  });
  return photo.id;
}

/** Makes photos a lead's own, in the lead's transaction. False when one is not there (any more), or another lead's. */
export async function claimPhotos(queries: Queries, ids: readonly string[], lead: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await queries
    .updateTable('lead_photos')
    .set({ lead })
    .where('id', 'in', [...ids])
    .where('lead', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === ids.length;
}

/** The claimed photos of these ids in their order, without those that are gone. */
export async function readPhotos(storage: Storage, ids: readonly string[]): Promise<LeadPhoto[]> {
  if (ids.length === 0) return [];
  const rows = await storage.db
    .selectFrom('lead_photos')
    .select(['id', 'content'])
    .where('id', 'in', [...ids])
    .where('lead', 'is not', null)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
