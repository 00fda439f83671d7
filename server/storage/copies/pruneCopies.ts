import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CopyBounds {
  maxBytes: number;
  maxEntries: number;
}

interface FoundFile {
  path: string;
  bytes: number;
  changedMs: number;
}

/** Age at which an unfinished file of a killed process is deleted. */
const unfinishedAgeMs = 10 * 60_000;
/** Share of the bounds that is left after pruning, so that not every write prunes. */
const targetShare = 0.9;
const statsAtOnce = 16;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
}

/** Size and age of files; those deleted meanwhile are left out. */
async function describeFiles(paths: readonly string[]): Promise<FoundFile[]> {
  const foundFiles: FoundFile[] = [];
  for (let first = 0; first < paths.length; first += statsAtOnce) {
    const some = paths.slice(first, first + statsAtOnce);
    const described = await Promise.all(
      some.map(async (path) => {
        const facts = await stat(path).catch(() => null);
        return facts && { path, bytes: facts.size, changedMs: facts.mtimeMs };
      }),
    );
    foundFiles.push(...described.filter((file) => file !== null));
  }
  return foundFiles;
}

/** Copies below the folders of every version, oldest first. */
export async function describeCopies(folder: string): Promise<FoundFile[]> {
  const versions = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = versions.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  const paths = (await Promise.all(folders.map(filesIn))).flat();
  return (await describeFiles(paths)).sort((a, b) => a.changedMs - b.changedMs);
}

/**
 * Deletes the oldest copies of all versions when their total exceeds the bounds, and unfinished files.
 * @returns copies deleted because of the bounds
 */
export async function pruneCopies(folder: string, { maxBytes, maxEntries }: CopyBounds): Promise<number> {
  const files = await describeCopies(folder);
  const unfinished = files.filter(
    ({ path, changedMs }) => path.endsWith('.tmp') && Date.now() - changedMs > unfinishedAgeMs,
  );
  const copies = files.filter(({ path }) => path.endsWith('.copy'));
  let bytes = copies.reduce((sum, file) => sum + file.bytes, 0);
  let entries = copies.length;
  const removed: FoundFile[] = [];
  if (bytes > maxBytes || entries > maxEntries) {
    for (const file of copies) {
      if (bytes <= maxBytes * targetShare && entries <= maxEntries * targetShare) break;
      removed.push(file);
      bytes -= file.bytes;
      entries -= 1;
    }
  }
  for (const { path } of [...unfinished, ...removed]) await rm(path, { force: true });
  return removed.length;
}
