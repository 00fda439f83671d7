import { statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { afterUnref } from '../../../kit/afterUnref.ts';
import type { After } from '../../../kit/afterUnref.ts';
import { poll } from '../../../kit/poll.ts';
import { findFeedFile } from './findFeedFile.ts';
import { isFeedAddress } from './feedAddress.ts';

/** Settings of following a source, which tests change. */
export interface FollowSettings {
  /** Starts timers. */
  after?: After;
  /** A changed file must keep its size this long before it is read; 500 ms when left out. */
  settleMs?: number;
  /** Time in ms without a change after which a file in a folder is complete; 2 s by default. */
  quietMs?: number;
  /** Interval of checks of a file without change events (network drives); 30 s by default. */
  pollMs?: number;
}

interface FollowOptions extends FollowSettings {
  /** Version of the file as last read. */
  knownVersion: string;
  logger: Logger;
  /** Time in ms until an address is read again. */
  pauseMs(): number;
  /** Reads the source. */
  reload(): Promise<unknown>;
}

/**
 * Reads an address again after each pause, and a file or folder when it has changed and is complete.
 * @returns a function that ends this
 */
export function followFeedSource(source: string, options: FollowOptions): () => void {
  const { pauseMs, reload, after } = options;
  if (!isFeedAddress(source)) return watchFeedFile(source, options);
  return poll(() => reload().then(pauseMs), pauseMs(), after).stop;
}

/**
 * Watches one file or folder and returns a function that stops watching.
 * It uses events of the directory (to see a replacement by rename), and polls where the system reports no changes.
 */
function watchFeedFile(path: string, options: FollowOptions): () => void {
  const { after = afterUnref, settleMs = 500, pollMs = 30_000, logger } = options;
  let handled = options.knownVersion;
  let isEnded = false;
  let cancelSettle: (() => void) | null = null;

  /** Restarts the wait; each event during writing extends it. */
  function settle(before: string | null): void {
    cancelSettle?.();
    cancelSettle = after(settleMs, () => {
      cancelSettle = null;
      void look(before);
    });
  }

  async function look(before: string | null): Promise<void> {
    try {
      const version = (await findFeedFile(path, options.quietMs))?.version ?? '';
      // A new wait that began meanwhile checks instead.
      if (isEnded || cancelSettle !== null || version === handled) {
        return;
      }
      if (version !== before) {
        settle(version);
        return;
      }
      handled = version;
      await options.reload();
    } catch (error) {
      logger.warn('feed.watchFailed', { file: path, reason: error instanceof Error ? error.message : String(error) });
    }
  }

  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const name = basename(path);
  let closeWatcher = (): void => undefined;
  try {
    const watcher = watch(isFolder ? path : dirname(path), { persistent: false }, (_event, changed) => {
      if (!isEnded && (isFolder || changed === null || changed === name)) {
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
    after,
  );

  return () => {
    isEnded = true;
    cancelSettle?.();
    polling.stop();
    closeWatcher();
  };
}
