import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import type { StockChange, StockChanges } from './StockChanges.ts';

/** The changes for one reading of the feeds. */
export interface OverlayReading {
  /** Override the cars of the feeds. */
  changes: readonly StockChange[];
  /** The reading is for the changes: an unchanged feed is no reason to skip it. */
  isForChanges: boolean;
  /** Must be called when the changes are in service. */
  finish(): void;
}

/** Overlays pushed changes on the feeds. New changes are applied to the copies of the last feeds. */
export interface ChangeOverlay {
  /** @param isFirst for the first reading of a process */
  nextReading(isFirst: boolean): Promise<OverlayReading>;
  /** Version of the changes in service. */
  served(): number;
}

/** Creates the overlay of stored changes. */
export function createChangeOverlay(changes: StockChanges): ChangeOverlay {
  let served = -1;
  return {
    async nextReading(isFirst) {
      const { version, changes: all } = await changes.all().catch((error: unknown) => {
        // the start does not wait for a late database: followStockChanges adds the changes when it comes
        if (isFirst && databaseFailureIn(error)) return { version: -1, changes: [] };
        throw error;
      });
      return {
        changes: all,
        isForChanges: !isFirst && version !== served,
        finish: () => {
          served = version;
        },
      };
    },
    served: () => served,
  };
}
