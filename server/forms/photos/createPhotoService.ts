import type { PhotoGateway } from '../../../shared/forms/PhotoGateway.ts';
import { photoLimits, PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { createQueue } from '../../kit/createQueue.ts';
import type { Storage } from '../../storage/Storage.ts';
import { keepPhoto } from './leadPhotos.ts';
import { remakePhoto } from './remakePhoto.ts';

const concurrency = 2;
const maxWaiting = 40;

/** Re-encodes photos from their pixels, two at a time, and stores them in the database. */
export function createPhotoService({ storage, clock }: { storage: Storage; clock: Clock }): PhotoGateway {
  const queue = createQueue({ concurrency, maxWaiting });
  return {
    add: async (photo, sender) => {
      if (photo.size > photoLimits.bytes) throw new PhotoRefusedError('tooLarge');
      const jpeg = await queue.run(async () => remakePhoto(Buffer.from(await photo.arrayBuffer())));
      return { id: await keepPhoto(storage, clock, jpeg, sender) };
    },
  };
}
