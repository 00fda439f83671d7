import type { Logger } from '../../../shared/kit/Logger.ts';
import type { FeedTimers } from '../feed/FeedTimers.ts';

/** Between two looks for what other processes have taken. */
const pollMs = 2000;
/** Pushes that come one by one share a rebuild. */
const gatherMs = 200;
/** After a rebuild that failed, such as that of a feed that is refused. */
const retryMs = 30_000;

interface Options {
  version(): Promise<number>;
  /** Of the changes in service. */
  served(): number;
  /** Rebuilds the stock; afterwards `served` tells whether it worked. */
  reload(): Promise<unknown>;
  timers: FeedTimers;
  logger: Logger;
}

/** Rebuilds the stock whenever this process or another one has taken a push. */
export function followStockChanges({ version, served, reload, timers, logger }: Options): {
  nudge(): void;
  stop(): void;
} {
  let isStopped = false;
  let cancel = (): void => undefined;

  const wait = (milliseconds: number): void => {
    if (isStopped) return;
    cancel();
    cancel = timers.after(milliseconds, () => void look());
  };

  async function look(): Promise<void> {
    try {
      const wanted = await version();
      if (wanted !== served()) await reload();
      wait(served() >= wanted ? pollMs : retryMs);
    } catch (error) {
      logger.warn('stock.changesUnread', { reason: error instanceof Error ? error.message : String(error) });
      wait(retryMs);
    }
  }

  wait(pollMs);
  return {
    nudge() {
      wait(gatherMs);
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
