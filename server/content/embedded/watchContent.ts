import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { changedFiles, contentStamp } from './contentStamp.ts';
import type { ContentStamp } from './contentStamp.ts';

export interface WatchContentOptions {
  /** Absolute path of the content folder. */
  folder: string;
  /** State of the folder before it was loaded. */
  loaded: ContentStamp;
  /** True if the content in use already has this state of the file, because an editor saved it here. */
  isInUse(file: string, changed: string): boolean;
  reload(): Promise<void>;
  logger: Logger;
  /** Interval of polling without file system events, in ms. */
  pollMs?: number;
}

/** Interval at which files must look the same twice before they count as complete. */
const settleMs = 100;

/**
 * Calls `reload` when files of the folder have changed and settled.
 * Each folder is watched separately: a watcher of a file loses it when it is replaced, as editors and git do. Where the
 * file system reports no events (network drives, containers), polling remains.
 * @returns a function that stops watching
 */
export function watchContent(options: WatchContentOptions): () => void {
  const { folder, isInUse, reload, logger, pollMs = 5000 } = options;
  const watchers = new Map<string, FSWatcher>();
  let handled = options.loaded;
  let lastSeen = options.loaded;
  let isStopped = false;
  let isReported = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  const scheduleCheck = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void checkOnce(), ms).unref();
  };

  const report = (error: Error): void => {
    if (!isReported) logger.warn('content.watchFailed', { reason: error.message });
    isReported = true;
  };

  const watchFolders = (folders: readonly string[]): void => {
    const wantedFolders = new Set(folders);
    for (const [path, watcher] of watchers) {
      if (wantedFolders.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of wantedFolders) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, { persistent: false }, () => scheduleCheck(settleMs));
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
    const isQuiet = changedFiles(lastSeen, now).length === 0;
    lastSeen = now;
    const changed = changedFiles(handled, now);
    if (changed.length > 0 && !isQuiet) {
      scheduleCheck(settleMs);
      return;
    }
    watchFolders(now.folders);
    handled = now;
    scheduleCheck(pollMs);
    if (changed.some((file) => !isInUse(file, now.files.get(file)?.changed ?? ''))) await reload();
  };

  async function checkOnce(): Promise<void> {
    if (isLooking) {
      scheduleCheck(settleMs);
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
  scheduleCheck(pollMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
