import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { copyFileName, encodeCopy } from './copyFile.ts';
import { pruneCopies } from './pruneCopies.ts';
import type { CopyBounds } from './pruneCopies.ts';

/** A copy that is to be written. */
export interface PendingCopy {
  meta: unknown;
  body: Buffer;
}

interface CopyWriterOptions extends CopyBounds {
  /** Absolute path of the folder of this version's copies. */
  folder: string;
  /** Folder whose copies, of all versions, count towards the bounds. */
  boundedFolder: string;
  /** Delay before a write, in ms; writes of the same name within it become one. */
  delayMs: number;
  /** Called with each failure. */
  onFailed: (error: unknown) => void;
  /** Called after each copy that was written. */
  onWritten: () => void;
}

export interface CopyWriter {
  /** Adds a copy to be written; one that is too large, or too many for the memory, is left out. */
  add(name: string, copy: PendingCopy): void;
  pending(name: string): PendingCopy | undefined;
  /** Forgets a pending copy; resolves when a write in progress has ended. */
  withdraw(name: string): Promise<void>;
  /** Writes all pending copies. */
  flush(): Promise<void>;
}

/** Maximum share of one copy; a larger one would evict too many others. */
const maxShareOfOne = 1 / 4;
/** Maximum bytes of pending copies in memory; more is not stored. */
const maxWaitingBytes = 32 * 1024 * 1024;
/** After writing this share of the bounds the folder is measured again. */
const shareBetweenPrunes = 1 / 20;

/**
 * Writes copies one at a time, and keeps the folder near its bounds.
 * Each goes to a temporary file that is renamed, so that readers never see a partial copy.
 */
export function createCopyWriter(options: CopyWriterOptions): CopyWriter {
  const { folder, boundedFolder, maxBytes, maxEntries, delayMs, onFailed, onWritten } = options;
  const waiting = new Map<string, PendingCopy>();
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  /** Measured before the first write: an earlier process may have exceeded the bounds. */
  let sincePrune = { bytes: Infinity, entries: Infinity };

  const take = (name: string): PendingCopy | undefined => {
    const one = waiting.get(name);
    if (!one) return undefined;
    waiting.delete(name);
    waitingBytes -= one.body.length;
    return one;
  };

  const store = async (name: string, { meta, body }: PendingCopy): Promise<void> => {
    const encoded = encodeCopy(name, meta, body);
    if (encoded === null) return;
    const temporary = join(folder, `${randomUUID()}.tmp`);
    try {
      await makeFolder(folder, 0o700);
      await writeFile(temporary, encoded, { mode: 0o600 });
      await rename(temporary, join(folder, copyFileName(name)));
      onWritten();
      sincePrune = { bytes: sincePrune.bytes + body.length, entries: sincePrune.entries + 1 };
    } catch (error) {
      onFailed(error);
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  };

  const pruneWhenDue = async (): Promise<void> => {
    const isDue =
      sincePrune.bytes > maxBytes * shareBetweenPrunes || sincePrune.entries > maxEntries * shareBetweenPrunes;
    if (!isDue) return;
    sincePrune = { bytes: 0, entries: 0 };
    await pruneCopies(boundedFolder, { maxBytes, maxEntries }).catch(onFailed);
  };

  const drain = async (): Promise<void> => {
    for (;;) {
      const [name] = waiting.keys();
      if (name === undefined) return;
      const one = take(name);
      if (one) await store(name, one);
      await pruneWhenDue();
    }
  };

  const start = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= drain().finally(() => (writing = null));
    return writing;
  };

  return {
    add: (name, copy) => {
      take(name);
      const { length } = copy.body;
      if (length > maxBytes * maxShareOfOne || waitingBytes + length > maxWaitingBytes) return;
      waiting.set(name, copy);
      waitingBytes += length;
      timer ??= setTimeout(() => void start(), delayMs).unref();
    },
    pending: (name) => waiting.get(name),
    withdraw: async (name) => {
      take(name);
      await writing;
    },
    flush: async () => {
      while (waiting.size > 0 || writing) await start();
    },
  };
}
