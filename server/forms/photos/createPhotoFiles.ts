import type { Storage } from '../../storage/Storage.ts';
import { storedSecret } from '../../storage/storedSecret.ts';
import { createPhotoLinks } from './createPhotoLinks.ts';
import { readPhotos } from './leadPhotos.ts';

/** Photos of leads, for the recipients of leads. */
export interface PhotoFiles {
  /** Last URL segment of each photo, valid until `expires`. */
  links(ids: readonly string[], expires: Date): Promise<string[]>;
  /** The JPEG of a link; null when the link is invalid or expired, or its photo was deleted. */
  open(link: string, now: Date): Promise<Buffer | null>;
}

export function createPhotoFiles(storage: Storage): PhotoFiles {
  // read on demand: a process that sends no links creates no secret
  const signer = async () => createPhotoLinks(await storedSecret(storage, 'leadPhotos'));
  return {
    links: async (ids, expires) => {
      const { linkOf } = await signer();
      return ids.map((id) => linkOf(id, expires));
    },
    open: async (link, now) => {
      const id = (await signer()).idOf(link, now);
      const [photo] = id === null ? [] : await readPhotos(storage, [id]);
      return photo ? Buffer.from(photo.content, 'base64') : null;
    },
  };
}
