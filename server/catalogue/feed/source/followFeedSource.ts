import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { poll } from '../../../kit/poll.ts';
import type { FeedTimers } from '../FeedTimers.ts';
import { fileVersion } from './openFeedSource.ts';

export interface WatchFeedFileOptions {
  /** Version of the file as last read. */
  knownVersion: string;
  timers: FeedTimers;
  logger: Logger;
  /** Interval at which the file must look the same twice before it counts as complete. */
  settleMs: number;
  pollMs: number;
  /** Called when the file has changed and is complete. */
  onChange(): Promise<unknown>;
}

/**
 * Watches one file and returns a function that stops watching.
 * It uses events of the directory (to see a replacement by rename), and polls where the system reports no changes.
 */
export function watchFeedFile(path: string, options: WatchFeedFileOptions): () => void {
  const { timers, settleMs, pollMs, logger } = options;
  let handled = options.knownVersion;
  let isEnded = false;
  let cancelSettle: (() => void) | null = null;

  /** Restarts the wait; each event during writing extends it. */
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
      // A new wait that began meanwhile checks instead.
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
    // Some file systems cannot be watched; polling remains.
    logger.warn('feed.watchFailed', { file: path, reason: error instanceof Error ? error.message : String(error) });
  }
  const polling = poll(
    async () => {
      if (cancelSettle === null) await look(null);
      return pollMs;
    },
    pollMs,
    timers.after,
  );

  return () => {
    isEnded = true;
    cancelSettle?.();
    polling.stop();
    closeWatcher();
  };
}
