import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openProcessFolder } from '../../storage/openProcessFolder.ts';
import type { LoadStockOptions, Stock } from '../feed/loadStock.ts';
import type { KnownStock } from '../feed/startStockFeed.ts';
import type { StockChanges } from './StockChanges.ts';

/** One reading of the feed with the current changes. */
export interface OverlayReading {
  /** Override those of the feed. */
  options: Pick<LoadStockOptions, 'changes'> & Partial<Pick<LoadStockOptions, 'source' | 'shownSource' | 'keepCopy'>>;
  /** The reading is for the changes: an unchanged feed is no reason to skip it. */
  isForChanges: boolean;
  /** Must be called with the stock when it is in service. */
  finish(stock: Stock): Stock;
}

/** Overlays pushed changes on a feed. New changes are applied to a copy of the last feed. */
export interface ChangeOverlay {
  nextReading(known: KnownStock | null): Promise<OverlayReading>;
  /** Version of the changes in service. */
  served(): number;
  close(): Promise<void>;
}

/**
 * Opens the overlay; the copy of the feed is in a separate temporary folder.
 * @param source of the feed, for messages
 * @param parent of that folder
 */
export async function openChangeOverlay(
  changes: StockChanges,
  source: string,
  parent?: string,
): Promise<ChangeOverlay> {
  const folder = await openProcessFolder('forecourt-feed', parent);
  const copy = join(folder, 'feed');
  let served = -1;
  return {
    async nextReading(known) {
      const { version, changes: all } = await changes.all();
      const isForChanges = known !== null && version !== served;
      return {
        options: { changes: all, ...(isForChanges ? { source: copy, shownSource: source } : { keepCopy: copy }) },
        isForChanges,
        finish(stock) {
          served = version;
          return isForChanges ? { ...stock, version: known.version } : stock;
        },
      };
    },
    served: () => served,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
