import { createHash } from 'node:crypto';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';

const prefix = 'stock-';
/** Age at which files of other feeds and of killed processes are deleted. */
const abandonedMs = 7 * 24 * 60 * 60_000;

/**
 * Returns the files for the last good copies of feeds, in a folder that outlives the process.
 * Each feed has its own, so that a copy is never served for another feed. Null when the folder cannot be written, which
 * is logged as "feed.copyNotKept".
 */
export async function prepareFeedCopies(
  folder: string,
  sources: readonly string[],
  logger: Logger,
): Promise<(string | null)[]> {
  const names = sources.map((source) => feedCopyName(source));
  if (names.length === 0) return [];
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await deleteAbandoned(folder, names);
    return names.map((name) => join(folder, name));
  } catch (error) {
    logger.warn('feed.copyNotKept', { file: folder, reason: error instanceof Error ? error.message : String(error) });
    return names.map(() => null);
  }
}

/** Name of the file with the last good copy of a feed. */
export function feedCopyName(source: string): string {
  return `${prefix}${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
}

async function deleteAbandoned(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || kept.includes(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
