import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { changedFiles, contentStamp } from './contentStamp.ts';
import type { ContentStamp } from './contentStamp.ts';

export interface WatchContentOptions {
  /** Absolute path of the content folder. */
  folder: string;
  /** The folder as it was before it was loaded. */
  loaded: ContentStamp;
  /** True if the content in use has this file in this state already, since an editor saved it here. */
  isInUse(file: string, changed: string): boolean;
  reload(): Promise<void>;
  logger: Logger;
  /** Milliseconds without events of the file system after which the folder is looked at all the same. */
  pollMs?: number;
}

/** Files must look the same twice, this far apart, before they count as written to the end. */
const settleMs = 100;

/**
 * Calls `reload` when files of the folder have changed and are quiet. Every folder is watched by itself: a watcher of a
 * file loses it when another one takes its place, as every editor and git do it. Where the file system reports nothing
 * (network drives, containers), looking now and then remains.
 * @returns a function that stops watching
 */
export function watchContent(options: WatchContentOptions): () => void {
  const { folder, isInUse, reload, logger, pollMs = 5000 } = options;
  const watchers = new Map<string, FSWatcher>();
  let handled = options.loaded;
  let seen = options.loaded;
  let isStopped = false;
  let isReported = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void lookOnce(), ms).unref();
  };

  const report = (error: Error): void => {
    if (!isReported) logger.warn('content.watchFailed', { reason: error.message });
    isReported = true;
  };

  const watchFolders = (folders: readonly string[]): void => {
    const wanted = new Set(folders);
    for (const [path, watcher] of watchers) {
      if (wanted.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of wanted) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, { persistent: false }, () => lookIn(settleMs));
        watcher.on('error', report);
        watchers.set(path, watcher);
      } catch (error) {
        report(error as Error); // gone again, or the system allows no more watchers
      }
    }
  };

  const look = async (): Promise<void> => {
    const now = await contentStamp(folder);
    if (isStopped) return;
    const isQuiet = changedFiles(seen, now).length === 0;
    seen = now;
    const changed = changedFiles(handled, now);
    if (changed.length > 0 && !isQuiet) {
      lookIn(settleMs);
      return;
    }
    watchFolders(now.folders);
    handled = now;
    lookIn(pollMs);
    if (changed.some((file) => !isInUse(file, now.files.get(file)?.changed ?? ''))) await reload();
  };

  async function lookOnce(): Promise<void> {
    if (isLooking) {
      lookIn(settleMs);
      return;
    }
    isLooking = true;
    try {
      await look();
    } catch (error) {
      logger.error('content.reloadFailed', { reason: error instanceof Error ? error.message : String(error) });
    } finally {
      isLooking = false;
    }
  }

  watchFolders(options.loaded.folders);
  lookIn(pollMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
