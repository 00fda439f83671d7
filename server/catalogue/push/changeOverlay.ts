import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
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
 * Opens the overlay; the copy of the feed is in a separate temporary folder, unless a file is named.
 * @param source of the feed, for messages
 * @param place.copy file that outlives the overlay
 * @param place.parent of the temporary folder
 */
export async function openChangeOverlay(
  changes: StockChanges,
  source: string,
  place: { copy?: string; parent?: string } = {},
): Promise<ChangeOverlay> {
  const folder = place.copy === undefined ? await openProcessFolder('forecourt-feed', place.parent) : null;
  const copy = place.copy ?? join(folder ?? '', 'feed');
  let served = -1;
  return {
    async nextReading(known) {
      const { version, changes: all } = await changes.all().catch((error: unknown) => {
        // the start does not wait for a late database: followStockChanges adds the changes when it comes
        if (known === null && databaseFailureIn(error)) return { version: -1, changes: [] };
        throw error;
      });
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
    close: async () => {
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}
