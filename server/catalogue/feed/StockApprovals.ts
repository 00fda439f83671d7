import type { ShrunkSite } from './stockGuard.ts';

/** Where refused stocks wait for an operator, and what operators have accepted; shared by the processes. */
export interface StockApprovals {
  /** Cars by site that were accepted for a feed within the last hour; null for nothing. */
  accepted(feed: string): Promise<Record<string, number> | null>;
  /** A new stock was refused for its size. */
  refused(feed: string, sites: readonly ShrunkSite[]): Promise<void>;
  /** A stock of the usual size went into service: nothing waits any more. */
  settled(feed: string): Promise<void>;
}
