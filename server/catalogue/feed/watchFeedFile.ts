import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { FeedTimers } from './FeedTimers.ts';
import { fileVersion } from './openFeedSource.ts';

export interface WatchFeedFileOptions {
  /** Of the file as it was last read. */
  knownVersion: string;
  timers: FeedTimers;
  logger: Logger;
  /** The file must look the same twice, this far apart, before it counts as written to the end. */
  settleMs: number;
  pollMs: number;
  /** The file is another than before, and whole. */
  onChange(): Promise<unknown>;
}

/**
 * Watches one file: events of its directory (so that replacing by rename is seen), and a look now and then where the
 * system announces no changes. Returns the function that ends it.
 */
export function watchFeedFile(path: string, options: WatchFeedFileOptions): () => void {
  const { timers, settleMs, pollMs, logger } = options;
  let handled = options.knownVersion;
  let isEnded = false;
  let cancelSettle: (() => void) | null = null;
  let cancelPoll = (): void => undefined;

  /** Restarts the wait; each event during writing pushes it on. */
  function settle(before: string | null): void {
    cancelSettle?.();
    cancelSettle = timers.after(settleMs, () => {
      cancelSettle = null;
      void look(before);
    });
  }

  async function look(before: string | null): Promise<void> {
    try {
      const version = await fileVersion(path);
      // A new wait that began meanwhile looks for itself.
      if (isEnded || cancelSettle !== null || version === handled) {
        return;
      }
      if (version !== before) {
        settle(version);
        return;
      }
      handled = version;
      await options.onChange();
    } catch (error) {
      logger.warn('feed.watchFailed', { file: path, reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function poll(): void {
    cancelPoll = timers.after(pollMs, () => {
      if (cancelSettle === null) {
        void look(null);
      }
      poll();
    });
  }

  const name = basename(path);
  let closeWatcher = (): void => undefined;
  try {
    const watcher = watch(dirname(path), { persistent: false }, (_event, changed) => {
      if (!isEnded && (changed === null || changed === name)) {
        settle(null);
      }
    });
    watcher.on('error', (error) => {
      logger.warn('feed.watchFailed', { file: path, reason: error.message });
      watcher.close();
    });
    closeWatcher = () => watcher.close();
  } catch (error) {
    // Some file systems cannot be watched; looking now and then remains.
    logger.warn('feed.watchFailed', { file: path, reason: error instanceof Error ? error.message : String(error) });
  }
  poll();

  return () => {
    isEnded = true;
    cancelSettle?.();
    cancelPoll();
    closeWatcher();
  };
}
