import { createHash } from 'node:crypto';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';

const prefix = 'stock-';
/** Age at which files of other feeds and of killed processes are deleted. */
const abandonedMs = 7 * 24 * 60 * 60_000;

/**
 * Returns the file for the last good copy of a feed, in a folder that outlives the process.
 * Each feed has its own, so that a copy is never served for another feed. Null when the folder cannot be written, which
 * is logged as "feed.copyNotKept".
 */
export async function prepareFeedCopy(folder: string, source: string, logger: Logger): Promise<string | null> {
  const name = `${prefix}${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
  const file = join(folder, name);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await deleteAbandoned(folder, name);
    return file;
  } catch (error) {
    logger.warn('feed.copyNotKept', { file, reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}

async function deleteAbandoned(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === kept) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
