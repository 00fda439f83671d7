import type { ShrunkSite } from './stockGuard.ts';

/** Refused stocks that wait for an operator, and accepted ones; shared by all processes. */
export interface StockApprovals {
  /** Number of cars by site accepted for a feed within the last hour; null for none. */
  accepted(feed: string): Promise<Record<string, number> | null>;
  /** A new stock was refused for its size. */
  refused(feed: string, sites: readonly ShrunkSite[]): Promise<void>;
  /** A stock of the usual size went into service: no approval is pending any more. */
  settled(feed: string): Promise<void>;
}
