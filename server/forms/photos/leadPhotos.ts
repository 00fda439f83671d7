import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { photoLimits, PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoSender } from '../../../shared/forms/PhotoGateway.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { networksOf } from '../../http/limits/networksOf.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import { storedSecret } from '../../storage/storedSecret.ts';
import { newPhotoId } from './photoId.ts';

const secretName = 'leadPhotoSenders';

/** A photo of a lead: a JPEG in base64. */
export interface LeadPhoto {
  id: string;
  content: string;
}

/**
 * Limits on photos that no lead has claimed, per sender and site, per site, and in all.
 * A sender is a /48 network of IPv6 or a /24 of IPv4, which may abandon five full forms a day. A third of a site, and of
 * the database, is reserved for senders with less than one full form.
 */
export const maxUnclaimedPhotos = { sender: 25, site: 300, all: 1200 };
const unreservedShare = 2 / 3;

/** The site's share or the whole database is full until leads claim photos, or a day passes. */
export class PhotosFullError extends Error {
  override readonly name = 'PhotosFullError';
}

/**
 * Stores a photo until a lead claims it, for a day at most; returns its id. All processes of a database share the limits.
 * @throws PhotoRefusedError `tooMany` when the sender's share is full; PhotosFullError
 */
export async function keepPhoto(
  storage: Storage,
  clock: Clock,
  jpeg: Buffer,
  { site, address }: PhotoSender = { site: '', address: '' },
): Promise<string> {
  const secret = await storedSecret(storage, secretName);
  const network = networksOf(address).at(-1)?.key ?? address;
  const sender = createHmac('sha256', secret).update(`photo sender\0${network}`).digest('base64url');
  const photo = {
    id: newPhotoId(),
    lead: null,
    content: jpeg.toString('base64'),
    created_at: clock.now().toISOString(),
    site,
    sender,
  };
  await storage.write(async (queries) => {
    // locks a row, so that processes count one after the other
    await queries.updateTable('secrets').set({ name: secretName }).where('name', '=', secretName).execute();
    const { all, ofSite, ofSender } = await queries
      .selectFrom('lead_photos')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('all'),
        fn.sum<number | string | null>(sql`case when site = ${site} then 1 else 0 end`).as('ofSite'),
        fn
          .sum<number | string | null>(sql`case when site = ${site} and sender = ${sender} then 1 else 0 end`)
          .as('ofSender'),
      ])
      .where('lead', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(ofSender) >= maxUnclaimedPhotos.sender) throw new PhotoRefusedError('tooMany');
    const share = Number(ofSender) < photoLimits.count ? 1 : unreservedShare;
    if (Number(ofSite) >= maxUnclaimedPhotos.site * share || Number(all) >= maxUnclaimedPhotos.all * share) {
      throw new PhotosFullError('Too many photos are stored without a lead.');
    }
    await queries.insertInto('lead_photos').values(photo).execute();
  });
  return photo.id;
}

/**
 * Assigns photos to a lead, in the lead's transaction.
 * False when one does not exist (any more), or belongs to another lead.
 */
export async function claimPhotos(queries: Queries, ids: readonly string[], lead: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await queries
    .updateTable('lead_photos')
    .set({ lead, sender: '' })
    .where('id', 'in', [...ids])
    .where('lead', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === ids.length;
}

/** The claimed photos of these ids in order, without deleted ones. */
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
