import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { makeFolder } from '../makeFolder.ts';
import { copyFileName, decodeCopy, decodeCopyHeader, encodeCopy, maxHeaderBytes } from './copyFile.ts';
import type { DiskCopies, DiskCopyEntry } from './DiskCopies.ts';
import { pruneCopies } from './pruneCopies.ts';
import type { CopyBounds } from './pruneCopies.ts';

export interface DiskCopiesOptions extends CopyBounds {
  /** Absolute path of the folder of one kind of copies; several processes may share it. */
  folder: string;
  /** Copies of other versions are never read. They only count towards the bounds until they are evicted. */
  version: string;
  logger: Logger;
  /** Delay before a write, in ms; writes of the same name within it become one. */
  delayMs?: number;
}

interface Waiting {
  meta: unknown;
  body: Buffer;
}

/** Maximum share of one copy; a larger one would evict too many others. */
const maxShareOfOne = 1 / 4;
/** Maximum bytes of pending copies in memory; more is not stored. */
const maxWaitingBytes = 32 * 1024 * 1024;
/** After writing this share of the bounds the folder is measured again. */
const shareBetweenPrunes = 1 / 20;

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Stores copies in a folder, one file each.
 * Each is written to a temporary file and renamed, one at a time, so that readers never see a partial copy. Their total
 * stays near the bounds (up to a twentieth more per process).
 */
export function createDiskCopies(options: DiskCopiesOptions): DiskCopies {
  const { maxBytes, maxEntries, logger, delayMs = 1000 } = options;
  const folder = join(options.folder, options.version);
  const waiting = new Map<string, Waiting>();
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | null = null;
  let isReported = false;
  /** Measured before the first write: an earlier process may have exceeded the bounds. */
  let sincePrune = { bytes: Infinity, entries: Infinity };

  const report = (error: unknown): void => {
    if (isReported) return;
    isReported = true;
    logger.warn('copies.unavailable', { folder, reason: errorMessage(error) });
  };

  const take = (name: string): Waiting | undefined => {
    const one = waiting.get(name);
    if (!one) return undefined;
    waiting.delete(name);
    waitingBytes -= one.body.length;
    return one;
  };

  const store = async (name: string, { meta, body }: Waiting): Promise<void> => {
    const encoded = encodeCopy(name, meta, body);
    if (encoded === null) return;
    const temporary = join(folder, `${randomUUID()}.tmp`);
    try {
      await makeFolder(folder, 0o700);
      await writeFile(temporary, encoded, { mode: 0o600 });
      await rename(temporary, join(folder, copyFileName(name)));
      isReported = false;
      sincePrune = { bytes: sincePrune.bytes + body.length, entries: sincePrune.entries + 1 };
    } catch (error) {
      report(error);
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  };

  const pruneWhenDue = async (): Promise<void> => {
    const isDue =
      sincePrune.bytes > maxBytes * shareBetweenPrunes || sincePrune.entries > maxEntries * shareBetweenPrunes;
    if (!isDue) return;
    sincePrune = { bytes: 0, entries: 0 };
    await pruneCopies(options.folder, { maxBytes, maxEntries }).catch(report);
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

  const describe = async (file: string): Promise<DiskCopyEntry | null> => {
    const handle = await open(join(folder, file), 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0);
      const start = decodeCopyHeader(buffer.subarray(0, bytesRead));
      if (!start) return null;
      const { name, meta, bytes } = start.header;
      return { name, meta, bytes, savedAt: (await handle.stat()).mtimeMs };
    } finally {
      await handle.close();
    }
  };

  return {
    async read(name) {
      const soon = waiting.get(name);
      if (soon) return soon;
      const path = join(folder, copyFileName(name));
      try {
        const copy = decodeCopy(name, await readFile(path));
        if (copy === null) await rm(path, { force: true });
        return copy;
      } catch (error) {
        if (!isMissing(error)) report(error);
        return null;
      }
    },
    write(name, meta, body) {
      take(name);
      if (body.length > maxBytes * maxShareOfOne || waitingBytes + body.length > maxWaitingBytes) return;
      waiting.set(name, { meta, body });
      waitingBytes += body.length;
      timer ??= setTimeout(() => void start(), delayMs).unref();
    },
    async delete(name) {
      take(name);
      await writing;
      await rm(join(folder, copyFileName(name)), { force: true }).catch(report);
    },
    async list() {
      const found: DiskCopyEntry[] = [];
      try {
        for (const file of await readdir(folder)) {
          const entry = file.endsWith('.copy') ? await describe(file).catch(() => null) : null;
          if (entry) found.push(entry);
        }
      } catch (error) {
        if (!isMissing(error)) report(error);
      }
      return found.sort((a, b) => a.savedAt - b.savedAt);
    },
    async flush() {
      while (waiting.size > 0 || writing) await start();
    },
  };
}
