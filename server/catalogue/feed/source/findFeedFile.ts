import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedRefusedError } from '../FeedRefusedError.ts';

/** A file in which a feed is. */
export interface FeedFile {
  path: string;
  /** Name (in a folder), size and time of change; equal versions mean equal contents. */
  version: string;
  bytes: number;
}

/** Extensions of feeds in a folder. Uploads in progress usually have another one (.part, .tmp, .filepart). */
const feedName = /^[^.].*\.(?:(?:csv|tsv|txt|xml|json|ndjson|jsonl)(?:\.gz)?|zip)$/i;

/** True for the name of a feed in a folder. */
export function isFeedName(name: string): boolean {
  return feedName.test(name);
}

/** A file in a folder that has changed within this time may still be written. */
export const defaultQuietMs = 2000;

/**
 * Finds the file of a source: the file itself, or the newest complete feed in a folder. Null when there is none.
 * @param quietMs time without a change after which a file in a folder is complete
 * @throws FeedRefusedError when the source is neither a file nor a folder
 */
export async function findFeedFile(source: string, quietMs = defaultQuietMs): Promise<FeedFile | null> {
  const stats = await statOrNull(source);
  if (stats === null) return null;
  if (stats.isFile()) return { path: source, version: `${stats.size}-${stats.mtimeMs}`, bytes: stats.size };
  if (!stats.isDirectory()) {
    throw new FeedRefusedError(source, 'it is not a file', 'Name the file itself, or a folder of feeds.');
  }
  let newest: (FeedFile & { mtimeMs: number }) | null = null;
  for (const name of (await readdir(source)).filter(isFeedName).sort()) {
    const path = join(source, name);
    const file = await statOrNull(path);
    if (!file?.isFile()) continue;
    // a clock of a network drive may be ahead
    const quietSinceMs = Math.abs(Date.now() - file.ctimeMs);
    if (quietSinceMs < quietMs || file.mtimeMs < (newest?.mtimeMs ?? 0)) continue;
    newest = { path, version: `${name} ${file.size}-${file.mtimeMs}`, bytes: file.size, mtimeMs: file.mtimeMs };
  }
  return newest && { path: newest.path, version: newest.version, bytes: newest.bytes };
}

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
