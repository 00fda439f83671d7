import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Number of looks that stay whatever their age. */
const keptLooks = 4;
/** Age in ms after which others are removed: servers of the previous version have ended by then. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

/**
 * Removes the looks of versions and groups that are no longer served.
 * Folders that cannot be removed stay: they only take space.
 * @param current stays
 */
export async function removeOldLooks(folder: string, current: string, now = Date.now()): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}/.test(name) && name !== basename(current));
  const found = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), modified: (await stat(join(folder, name))).mtimeMs })),
  ).catch(() => []);
  const old = found
    .sort((a, b) => b.modified - a.modified)
    .slice(keptLooks - 1)
    .filter(({ modified }) => now - modified > maxAgeMs);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true }).catch(() => undefined)));
}
