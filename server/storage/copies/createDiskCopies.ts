import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { copyFileName, decodeCopy, decodeCopyHeader, maxHeaderBytes } from './copyFile.ts';
import { createCopyWriter } from './createCopyWriter.ts';
import type { DiskCopies, DiskCopyEntry } from './DiskCopies.ts';
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
  let isReported = false;
  /** Logs a failure, once until a copy is written again. */
  const report = (error: unknown): void => {
    if (isReported) return;
    isReported = true;
    logger.warn('copies.unavailable', { folder, reason: errorMessage(error) });
  };
  const writer = createCopyWriter({
    ...{ folder, boundedFolder: options.folder, maxBytes, maxEntries, delayMs },
    onFailed: report,
    onWritten: () => {
      isReported = false;
    },
  });

  return {
    async read(name) {
      const soon = writer.pending(name);
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
    write: (name, meta, body) => writer.add(name, { meta, body }),
    async delete(name) {
      await writer.withdraw(name);
      await rm(join(folder, copyFileName(name)), { force: true }).catch(report);
    },
    async list() {
      const found: DiskCopyEntry[] = [];
      try {
        for (const file of await readdir(folder)) {
          const entry = file.endsWith('.copy') ? await describeCopy(join(folder, file)).catch(() => null) : null;
          if (entry) found.push(entry);
        }
      } catch (error) {
        if (!isMissing(error)) report(error);
      }
      return found.sort((a, b) => a.savedAt - b.savedAt);
    },
    flush: writer.flush,
  };
}

/** Reads the header of a copy; null when it is none. */
async function describeCopy(file: string): Promise<DiskCopyEntry | null> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0);
    const start = decodeCopyHeader(buffer.subarray(0, bytesRead));
    if (!start) return null;
    const { name, meta, bytes } = start.header;
    return { name, meta, bytes, savedAt: (await handle.stat()).mtimeMs };
  } finally {
    await handle.close();
  }
}
