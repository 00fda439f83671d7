import type { Storage } from '../../storage/Storage.ts';
import { storedSecret } from '../../storage/storedSecret.ts';
import { createPhotoLinks } from './createPhotoLinks.ts';
import { readPhotos } from './leadPhotos.ts';

/** The photos of leads, for those to whom leads are sent. */
export interface PhotoFiles {
  /** The last part of the address of each photo, good until `expires`. */
  links(ids: readonly string[], expires: Date): Promise<string[]>;
  /** The JPEG of a link; null when the link is not right, is over, or its photo is gone. */
  open(link: string, now: Date): Promise<Buffer | null>;
}

export function createPhotoFiles(storage: Storage): PhotoFiles {
  // read when it is needed: a process that sends no links makes no secret
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
