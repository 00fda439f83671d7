import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway, PhotoSender } from '../../../shared/forms/PhotoGateway.ts';
import type { MultipartForm } from '../readMultipart.ts';

export interface PostedPhotos {
  ids: string[];
  /** Of the first photo that was not taken. */
  fault: PhotoFault | null;
  /** A photo could not be kept now; its kind is all that may be logged. */
  failure: Error | null;
}

/** Keeps the photos of a form one after the other; of those that are not taken the others go on. */
export async function takePostedPhotos(
  { photos, tooMany }: Pick<MultipartForm, 'photos' | 'tooMany'>,
  gateway: PhotoGateway,
  sender: PhotoSender,
): Promise<PostedPhotos> {
  const ids: string[] = [];
  let fault: PhotoFault | null = tooMany ? 'tooMany' : null;
  for (const bytes of photos) {
    try {
      if (!bytes) throw new PhotoRefusedError('tooLarge');
      ids.push((await gateway.add(new Blob([new Uint8Array(bytes)]), sender)).id);
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) {
        return { ids, fault, failure: error instanceof Error ? error : new Error('unknown', { cause: error }) };
      }
      fault ??= error.fault;
    }
  }
  return { ids, fault, failure: null };
}
