import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LooksSettings } from './LooksSettings.ts';
import type { LookSources } from './writeLooks.ts';

/** Files and folders of a group that decide on its looks. Letters of new pages come with the next change of these. */
const groupParts = ['group.yaml', 'sites', 'themes', 'fonts', 'languages'];

/**
 * Returns a hash of what a group's looks are made from.
 * These are its files, the program that makes them, the style sheet of all sites and the installed packages.
 */
export async function looksKey(
  { folder, contentFolder }: Pick<LookSources, 'folder' | 'contentFolder'>,
  { build, commonSheet, root, isDevelopment }: LooksSettings,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([commonSheet, contentFolder, isDevelopment]));
  const program = [join(build, 'server/looksWorker.js'), join(root, 'node_modules/.package-lock.json')];
  const files = await Promise.all(groupParts.map((part) => filesUnder(join(folder, part))));
  for (const path of [...program, ...files.flat().sort()]) {
    hash.update(`\0${path}\0`).update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the files below a folder, or the path itself if it is a file. */
async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
