import { photoLimits, PhotoRefusedError, photoTypes } from '../../../shared/forms/PhotoGateway.ts';
import type { PhotoFault, PhotoGateway } from '../../../shared/forms/PhotoGateway.ts';

/** A photo that the visitor has added. */
export interface Photo {
  key: number;
  /** Of the file; "" for one that the server had before. */
  name: string;
  /** Null for one that the server had before. */
  file: File | null;
  /** `refused` fails again and takes no place of the form's five; `failed` can be sent again. */
  status: 'waiting' | 'sending' | 'kept' | 'refused' | 'failed';
  /** What is wrong; null while nothing is known to be. */
  fault: PhotoFault | null;
  /** Under which the server keeps it; "" until it does. */
  id: string;
}

export interface PhotoUploads {
  photos: () => readonly Photo[];
  /** Calls `changed` whenever the photos have; returns what ends that. */
  subscribe: (changed: () => void) => () => void;
  /** Adds files, as many as there is room for; returns how many found none. */
  add: (files: readonly File[]) => number;
  remove: (key: number) => void;
  /** Sends a photo that failed once more. */
  retry: (key: number) => void;
  /** Sends anew what the server has no more; of what it had from before there is nothing to send. */
  renew: () => void;
  /** Resolves when none is waiting or on its way. */
  settled: () => Promise<void>;
}

/** Formats that the browser may be able to turn into a JPEG. */
const convertibleTypes = ['image/heic', 'image/heif'];
/** Formats that can be chosen where scripts run. */
export const chosenTypes = [...photoTypes, ...convertibleTypes];

/** Makes a file smaller before it is sent, or a JPEG of it where the server does not take its format. */
export type PreparePhoto = (file: File, isSendable: boolean) => Promise<Blob>;

/**
 * Sends the photos of a form one after the other as they are added.
 * @param kept ids of those that the server has already
 */
export function createPhotoUploads(
  gateway: PhotoGateway,
  kept: readonly string[] = [],
  prepare: PreparePhoto = (file) => Promise.resolve(file),
): PhotoUploads {
  const listeners = new Set<() => void>();
  let photos: readonly Photo[] = kept
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

/** Counts the photos that are or may still become part of the form. */
export function countPlaces(photos: readonly Photo[]): number {
  return photos.filter(({ status }) => status !== 'refused').length;
}

/** A file that is no picture is refused before it is opened. */
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
    // too many photos in a short time: another time this one can be taken
    if (!(error instanceof PhotoRefusedError)) return { status: 'failed' };
    return { status: error.fault === 'tooMany' ? 'failed' : 'refused', fault: error.fault };
  }
}

function isSendable({ type }: Blob): boolean {
  return photoTypes.some((one) => one === type);
}
