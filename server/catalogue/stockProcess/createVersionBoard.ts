import { randomUUID } from 'node:crypto';
import type { StockVersions } from './stockWire.ts';

/** Versions of the stock of each site, for processes that wait for changes. */
export interface VersionBoard {
  /** Marks the stock of a site as changed. */
  bump(site: string): void;
  /** Resolves with the current state: at once if its tag is not `after`, else at its change or after a pause. */
  next(after: string): Promise<StockVersions>;
}

/** Time in ms after which an unchanged state is returned, so that no connection is silent for long. */
const maxWaitMs = 10_000;

/** @param sites every site with a stock */
export function createVersionBoard(sites: readonly string[], waitMs = maxWaitMs): VersionBoard {
  const run = randomUUID();
  const counts = new Map(sites.map((site) => [site, 0]));
  const waiting = new Set<() => void>();
  let changes = 0;
  const tagNow = (): string => `${run} ${String(changes)}`;
  const state = (): StockVersions => ({
    tag: tagNow(),
    sites: Object.fromEntries([...counts].map(([site, count]) => [site, `${run} ${String(count)}`])),
  });
  return {
    bump(site) {
      changes += 1;
      counts.set(site, (counts.get(site) ?? 0) + 1);
      for (const wake of [...waiting]) wake();
    },
    async next(after) {
      if (after === tagNow()) {
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            clearTimeout(timer);
            waiting.delete(wake);
            resolve();
          };
          const timer = setTimeout(wake, waitMs);
          timer.unref();
          waiting.add(wake);
        });
      }
      return state();
    },
  };
}
