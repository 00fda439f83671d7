import type { Logger } from '../../../../shared/kit/Logger.ts';
import { monotonicMs } from '../../../../shared/kit/monotonicMs.ts';
import type { After } from '../../../kit/afterUnref.ts';
import { poll } from '../../../kit/poll.ts';
import type { Polling } from '../../../kit/poll.ts';
import type { ContentTree } from '../ContentTree.ts';
import { isLeftOut } from './ContentSave.ts';
import type { ContentSaves } from './createContentSaves.ts';

/** Interval of polling for saves of other processes. */
const pollMs = 2000;
/** Delay after a failed poll. */
const retryMs = 10_000;
/** Interval at which a process records the saves that it still needs. */
const settleMs = 12 * 60 * 60 * 1000;

interface SaveSyncOptions {
  saves: ContentSaves;
  /** Reads the files again, with the saves. */
  reload(): Promise<void>;
  logger: Logger;
  after?: After;
}

export interface SaveSync {
  /** Reads the saves before the first load of the files. Logs a failure. */
  begin(): Promise<void>;
  /**
   * Reads the saves of all processes, and makes new ones part of the current tree.
   * @returns the version that the tree then has, at least
   * @throws DatabaseUnavailableError
   */
  sync(): Promise<number>;
  /** Like sync(), but logs a failure. */
  refresh(): Promise<void>;
  /** Logs each save that is left out, once, and records which saves the files of this process include. */
  note(tree: ContentTree): void;
  /** Begins to poll. */
  start(): void;
  stop(): void;
}

/** Keeps the content of a process up to date with the saves in the database. */
export function createSaveSync({ saves, reload, logger, after }: SaveSyncOptions): SaveSync {
  let running: Promise<unknown> = Promise.resolve();
  let isTreeOld = false;
  let isFailing = false;
  let polling: Polling | null = null;
  let settledAt = monotonicMs();
  const logged = new Set<string>();

  const syncOnce = async (): Promise<number> => {
    if (await saves.refresh()) isTreeOld = true;
    const version = saves.version();
    if (isTreeOld) await reload();
    isTreeOld = false;
    isFailing = false;
    return version;
  };
  const sync = (): Promise<number> => {
    const synced = running.then(syncOnce);
    running = synced.catch(() => undefined);
    return synced;
  };
  const fail = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isFailing) logger.warn('content.savesNotRead', { reason, effect: 'Saves of other processes show later.' });
    isFailing = true;
  };
  const settle = async (): Promise<void> => {
    settledAt = monotonicMs();
    await saves.settle().catch(fail);
  };
  const refresh = (): Promise<void> => sync().then(() => undefined, fail);
  const pollOnce = async (): Promise<number> => {
    await refresh();
    if (monotonicMs() - settledAt >= settleMs) await settle();
    return isFailing ? retryMs : pollMs;
  };

  return {
    begin: () => saves.refresh().then(() => undefined, fail),
    sync,
    refresh,
    note: ({ files }) => {
      for (const { save, state } of saves.report((file) => files.has(file))) {
        const key = `${String(save.id)} ${state}`;
        if (!isLeftOut(state) || logged.has(key)) continue;
        logged.add(key);
        const { id, file, fieldName: field } = save;
        const remedy = `See it with: npm run content -- show ${String(id)}`;
        logger.warn('content.saveLeftOut', { save: id, file, field, reason: state, remedy });
      }
      // a process that polls serves visitors; a command only looks
      if (polling) void settle();
    },
    start: () => {
      polling = poll(pollOnce, pollMs, after);
    },
    stop: () => {
      polling?.stop();
      polling = null;
    },
  };
}
