import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway, PhotoSender } from '../../../shared/forms/PhotoGateway.ts';
import type { MultipartForm } from '../readMultipart.ts';

export interface PostedPhotos {
  ids: string[];
  /** Fault of the first refused photo. */
  fault: PhotoFault | null;
  /** A photo could not be stored; only the kind of the error may be logged. */
  failure: Error | null;
}

/** Stores the photos of a form one after the other; a refused one does not stop the others. */
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
