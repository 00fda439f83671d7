import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { watchError } from './watchError.ts';

interface WatchOptions {
  /** True for a folder that is left out. */
  skips(folder: string): boolean;
  /** Called with the path of a changed, new or removed file, once or several times for each change. */
  onChange(path: string): void;
}

/**
 * Watches folders with all below them, also those that are made later. Missing folders are left out.
 * One watcher for each folder, as Linux has few: those that take whole trees, of Node.js too, use one for each file.
 * @returns function that stops watching
 * @throws OperatorError when the system allows no more watchers
 */
export function watchFolders(roots: readonly string[], { skips, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();

  const unwatch = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  /** @returns whether there is such a folder */
  const watchTree = (folder: string, isNew: boolean): boolean => {
    let entries;
    try {
      entries = readdirSync(folder, { withFileTypes: true });
      unwatch(folder);
      const watcher = watch(folder, (type, name) => {
        const path = name === null ? folder : join(folder, name);
        if (type !== 'rename' || skips(path) || !watchTree(path, true)) onChange(path);
      });
      watcher.on('error', () => unwatch(folder)); // removed, on Windows
      watchers.set(folder, watcher);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTDIR'].includes(code)) throw watchError(folder, error as NodeJS.ErrnoException);
      unwatch(folder);
      return false;
    }
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skips(path)) watchTree(path, isNew);
      } else if (isNew) onChange(path);
    }
    return true;
  };

  for (const root of roots) watchTree(root, false);
  return () => {
    for (const folder of [...watchers.keys()]) unwatch(folder);
  };
}
