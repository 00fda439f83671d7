import type { Bitset } from '../columns/bitset.ts';
import { countCommon } from '../columns/bitset.ts';

/** A set of rows and its size. */
export interface Selection {
  bits: Bitset;
  count: number;
}

/** A set of rows whose counts in all units are known. */
export interface CountedRows extends Selection {
  /** Counts in all units, added (the first ones) or subtracted. */
  parts: readonly { counters: Counts; sign: 1 | -1 }[];
}

/** Counts of a set of fewer than 65,536 rows take half of the memory. */
export type Counts = Int32Array | Uint16Array;

/** A set with known counts, and the number of rows by which another set differs from it. */
export interface Start {
  from: CountedRows;
  /** Rows of the other set that the counted one lacks. */
  added: number;
  /** Rows of the counted set that the other one lacks. */
  removed: number;
}

/**
 * Returns the counted set that differs from a selection in the fewest rows.
 * A difference in fewer rows than a bitset has words is counted faster than any other set is compared.
 */
export function nearestStart(selection: Selection, start: Start, others: readonly CountedRows[]): Start {
  let best = start;
  for (const from of others) {
    if (best.added + best.removed <= selection.bits.length) break;
    const common = countCommon(selection.bits, from.bits);
    const added = selection.count - common;
    const removed = from.count - common;
    if (added + removed < best.added + best.removed) best = { from, added, removed };
  }
  return best;
}

/** Counts in all units of several sets of rows. */
export interface KnownCounts {
  /** Numbers of the sets, ascending. */
  sets: number[];
  /** Counters of each set. */
  counts: Counts[];
}
