import type { IndexColumnsData } from './columns/IndexColumns.ts';

/** An index in shared memory: built in one thread, used in another. */
export interface StockIndexData {
  listed: IndexColumnsData;
  /** Documents that only a filter on the id finds; null when there are none. */
  withheld: IndexColumnsData | null;
}
