/** A copy as written: metadata as JSON, and the bytes. */
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
 * Named copies on disk that survive a restart: a cache, never the only copy of anything.
 * No method throws or rejects; an unusable folder is logged once and the process continues without copies. Nothing
 * personal belongs here.
 */
export interface DiskCopies {
  /** Reads the last copy written under a name by any process with this folder; null if none is intact. */
  read(name: string): Promise<DiskCopy | null>;
  /**
   * Stores a copy soon, in the background; a later copy of the same name replaces a pending one.
   * @param meta any JSON-serialisable value
   */
  write(name: string, meta: unknown, body: Buffer): void;
  /** Deletes a copy, also a pending one. */
  delete(name: string): Promise<void>;
  /** All stored copies of this version, oldest first. */
  list(): Promise<DiskCopyEntry[]>;
  /** Resolves when all pending copies are on disk. */
  flush(): Promise<void>;
}

/** Stores nothing; used without a folder. */
export const noDiskCopies: DiskCopies = {
  read: () => Promise.resolve(null),
  write: () => undefined,
  delete: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  flush: () => Promise.resolve(),
};
