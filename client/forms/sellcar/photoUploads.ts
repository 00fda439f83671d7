import { photoLimits, PhotoRefusedError, photoTypes } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway } from '../../../shared/forms/PhotoGateway.ts';

/** A photo that the visitor has added. */
export interface Photo {
  key: number;
  /** File name; "" for one that the server had before. */
  name: string;
  /** Null for one that the server had before. */
  file: File | null;
  /** `refused` is final and does not count towards the form's five photos; `failed` can be retried. */
  status: 'waiting' | 'sending' | 'kept' | 'refused' | 'failed';
  /** Known fault, or null. */
  fault: PhotoFault | null;
  /** Server's id of the photo; "" before it has one. */
  id: string;
}

export interface PhotoUploads {
  photos: () => readonly Photo[];
  /** Calls `changed` after every change; returns the unsubscribe function. */
  subscribe: (changed: () => void) => () => void;
  /** Adds files up to the limit; returns how many exceed it. */
  add: (files: readonly File[]) => number;
  remove: (key: number) => void;
  /** Sends a failed photo again. */
  retry: (key: number) => void;
  /** Uploads photos again that the server has deleted; those from an earlier page cannot be. */
  renew: () => void;
  /** Resolves when no photo is waiting or uploading. */
  settled: () => Promise<void>;
}

/** Formats that the browser may be able to convert to JPEG. */
const convertibleTypes = ['image/heic', 'image/heif'];
/** Formats that can be chosen with JavaScript. */
export const chosenTypes = [...photoTypes, ...convertibleTypes];

/** Shrinks a file before upload, or converts it to JPEG if the server does not accept its format. */
export type PreparePhoto = (file: File, isSendable: boolean) => Promise<Blob>;

/**
 * Uploads the photos of a form one after the other as they are added.
 * @param storedIds ids of those that the server has already
 */
export function createPhotoUploads(
  gateway: PhotoGateway,
  storedIds: readonly string[] = [],
  prepare: PreparePhoto = (file) => Promise.resolve(file),
): PhotoUploads {
  const listeners = new Set<() => void>();
  let photos: readonly Photo[] = storedIds
    .slice(0, photoLimits.count)
    .map((id, key): Photo => ({ key, name: '', file: null, status: 'kept', fault: null, id }));
  let nextKey = photos.length;
  let work: Promise<void> | null = null;

  const set = (changed: readonly Photo[]): void => {
    photos = changed;
    for (const listener of listeners) listener();
  };
  const change = (key: number, some: Partial<Photo>): void => {
    set(photos.map((photo) => (photo.key === key ? { ...photo, ...some } : photo)));
  };
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = photos.find(({ status }) => status === 'waiting');
      if (!next?.file) return;
      change(next.key, { status: 'sending' });
      change(next.key, await sendOne(gateway, next.file, prepare));
    }
  };
  const start = (): void => {
    work ??= sendAll().finally(() => {
      work = null;
    });
  };
  return {
    photos: () => photos,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (files) => {
      const taken = files.slice(0, Math.max(0, photoLimits.count - countPlaces(photos)));
      set([...photos, ...taken.map((file) => newPhoto(nextKey++, file))]);
      start();
      return files.length - taken.length;
    },
    remove: (key) => set(photos.filter((photo) => photo.key !== key)),
    retry: (key) => {
      change(key, { status: 'waiting', fault: null });
      start();
    },
    renew: () => {
      set(
        photos.map((photo) => {
          if (photo.status !== 'kept') return photo;
          return { ...photo, id: '', status: photo.file ? 'waiting' : 'refused' };
        }),
      );
      start();
    },
    settled: async () => {
      while (work) await work;
    },
  };
}

/** Number of photos that are or may become part of the form. */
export function countPlaces(photos: readonly Photo[]): number {
  return photos.filter(({ status }) => status !== 'refused').length;
}

/** Creates a photo; a file that is not a picture is refused without opening it. */
function newPhoto(key: number, file: File): Photo {
  const fault = chosenTypes.includes(file.type) ? null : 'noPicture';
  return { key, name: file.name, file, status: fault ? 'refused' : 'waiting', fault, id: '' };
}

async function sendOne(gateway: PhotoGateway, file: File, prepare: PreparePhoto): Promise<Partial<Photo>> {
  try {
    const photo = await prepare(file, isSendable(file));
    if (!isSendable(photo)) return { status: 'refused', fault: 'noPicture' };
    if (photo.size > photoLimits.bytes) return { status: 'refused', fault: 'tooLarge' };
    const { id } = await gateway.add(photo);
    return { status: 'kept', id };
  } catch (error) {
    // too many photos in a short time: a later attempt can succeed
    if (!(error instanceof PhotoRefusedError)) return { status: 'failed' };
    return { status: error.fault === 'tooMany' ? 'failed' : 'refused', fault: error.fault };
  }
}

function isSendable({ type }: Blob): boolean {
  return photoTypes.some((one) => one === type);
}
