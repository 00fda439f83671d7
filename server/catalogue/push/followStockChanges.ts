import type { Logger } from '../../../shared/kit/Logger.ts';
import { poll } from '../../kit/poll.ts';
import type { After } from '../../kit/afterUnref.ts';

/** Interval of polling for pushes received by other processes. */
const pollMs = 2000;
/** Delay after a push, so that successive pushes share a rebuild. */
const gatherMs = 200;
/** Delay after a failed rebuild, such as that of a refused feed. */
const retryMs = 30_000;

interface Options {
  version(): Promise<number>;
  /** Version of the changes in service. */
  served(): number;
  /** Rebuilds the stock; `served` then tells whether it worked. */
  reload(): Promise<unknown>;
  after: After | undefined;
  logger: Logger;
}

/** Rebuilds the stock after each push that this or another process has received. */
export function followStockChanges({ version, served, reload, after, logger }: Options): {
  nudge(): void;
  stop(): void;
} {
  async function look(): Promise<number> {
    try {
      const latestVersion = await version();
      if (latestVersion !== served()) await reload();
      return served() >= latestVersion ? pollMs : retryMs;
    } catch (error) {
      logger.warn('stock.changesNotRead', { reason: error instanceof Error ? error.message : String(error) });
      return retryMs;
    }
  }

  const { runAfter, stop } = poll(look, pollMs, after);
  return { nudge: () => runAfter(gatherMs), stop };
}
