import { photoLimits, PhotoRefusedError } from '../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway } from '../../shared/forms/PhotoGateway.ts';

/** Timeout of an upload, ms: a photo of 10 MB takes this long on a slow connection. */
const maxWaitMs = 120_000;
const faults: Partial<Record<number, PhotoFault>> = {
  400: 'noPicture',
  413: 'tooLarge',
  415: 'noPicture',
  429: 'tooMany',
};

/** Photo gateway for the browser, through /api/forms/photos. One attempt. */
export function createPhotoHttpGateway(fetchLike: typeof fetch): PhotoGateway {
  return {
    add: async (photo: Blob) => {
      if (photo.size > photoLimits.bytes) throw new PhotoRefusedError('tooLarge');
      const response = await fetchLike('/api/forms/photos', {
        method: 'POST',
        headers: { 'content-type': photo.type, accept: 'application/json' },
        body: photo,
        signal: AbortSignal.timeout(maxWaitMs),
      });
      if (response.status === 201) return (await response.json()) as { id: string };
      const fault = faults[response.status];
      if (fault) throw new PhotoRefusedError(fault);
      throw new Error(`/api/forms/photos answered with status ${String(response.status)}.`);
    },
  };
}
