import type { LogEvent } from '../../shared/kit/LogEvent.ts';
import type { LogFacts, Logger } from '../../shared/kit/Logger.ts';
import type { StockIndexData } from './embedded/StockIndexData.ts';
import type { Stock } from './feed/loadStock.ts';
import type { ShrunkSite } from './feed/stockGuard.ts';
import type { FeedReading } from './feed/readFeeds.ts';
import type { IndexedSites } from './indexFeeds.ts';

/** One reading. Messages cannot carry functions, so the worker creates its own fetch, clock and logger. */
export interface StockWorkerTask {
  feeds: readonly Omit<FeedReading, 'logger' | 'fetch' | 'now'>[];
  indexedSites: IndexedSites;
  /** True for the first reading of the process, which its start waits for. */
  isFirst: boolean;
}

/** Messages of a worker, in this order: log lines and indexes, then the result. Any other error ends the worker. */
export type StockWorkerMessage =
  | { kind: 'log'; level: keyof Logger; event: LogEvent; facts: LogFacts }
  | { kind: 'index'; site: string; index: StockIndexData }
  | { kind: 'read'; stocks: Stock[] | null }
  | { kind: 'refused'; where: string; what: string; cure: string; shrunk: readonly ShrunkSite[]; feedAt: number };
