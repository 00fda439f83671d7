/** A copy as it was written: facts as JSON and the bytes. */
export interface DiskCopy {
  meta: unknown;
  body: Buffer;
}

/** A stored copy without its bytes. */
export interface DiskCopyEntry {
  name: string;
  meta: unknown;
  /** Size of the body. */
  bytes: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * Named copies on disk that survive a restart: a cache, never the only place of anything. No method throws or rejects;
 * a folder that cannot be used is logged once and the process goes on without copies. Nothing personal belongs here.
 */
export interface DiskCopies {
  /** The last copy written under a name, by this process or another one on the folder; null without a sound one. */
  read(name: string): Promise<DiskCopy | null>;
  /**
   * Stores a copy soon, in the background; a later copy of the same name replaces one that waits.
   * @param meta anything that survives JSON
   */
  write(name: string, meta: unknown, body: Buffer): void;
  /** Removes a copy, also one that waits to be written. */
  delete(name: string): Promise<void>;
  /** Every stored copy of this version, oldest first. */
  list(): Promise<DiskCopyEntry[]>;
  /** Resolves when everything that waits is on disk. */
  flush(): Promise<void>;
}

/** Used without a folder: keeps nothing. */
export const noDiskCopies: DiskCopies = {
  read: () => Promise.resolve(null),
  write: () => undefined,
  delete: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  flush: () => Promise.resolve(),
};
