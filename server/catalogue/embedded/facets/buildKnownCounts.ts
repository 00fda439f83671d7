import type { Bitset } from '../columns/bitset.ts';
import { wordsFor } from '../columns/bitset.ts';
import type { Counts } from './CountedRows.ts';
import type { CountingRowsData } from './CountingRows.ts';
import { addRows } from './CountingRows.ts';
import type { RangeFacetData } from './RangeFacet.ts';
import { RowSets } from '../columns/RowSets.ts';
import { sharedInt32, sharedUint16 } from '../columns/sharedArrays.ts';
import type { TermFacetData } from './TermFacet.ts';
import type { KnownCounts } from './CountedRows.ts';

/** A smaller index is counted fast enough without known counts, which would take as much memory as the rest. */
export const minRowsForKnownCounts = 250_000;
/** Memory for known counts. */
const maxBytesPerRow = 32;
/** Prefixes of a range column with known counts. */
const rangeSteps = 8;
/** Sets with a smaller share of the rows are counted as fast row by row. */
const minShare = 0.02;
/** Sets with a larger share of the rows are counted from all rows as fast. */
const maxShare = 0.9;

/**
 * Counts frequent values and prefixes of ranges in all units, and adds these counts to the facets.
 * Filters on them are then counted from there instead of row by row.
 */
export function buildKnownCounts(
  counting: CountingRowsData,
  terms: Iterable<TermFacetData>,
  ranges: Iterable<RangeFacetData>,
): void {
  const { rowCount, totals } = counting;
  const words = wordsFor(rowCount);
  const scratch = { bits: new Int32Array(words), none: new Int32Array(words), counters: new Int32Array(totals.length) };
  let bytesLeft = Math.max(rowCount, minRowsForKnownCounts) * maxBytesPerRow;
  const keep = (count: number): Counts => {
    const counts = count > 0xffff ? sharedInt32(totals.length) : sharedUint16(totals.length);
    counts.set(scratch.counters);
    bytesLeft -= counts.byteLength;
    return counts;
  };

  for (const facet of terms) {
    if (!facet.place) continue;
    const rowSets = new RowSets(facet.sets);
    const known: KnownCounts = { sets: [], counts: [] };
    for (let set = 0; set < rowSets.size; set++) {
      const count = rowSets.count(set);
      if (count < rowCount * minShare || count > rowCount * maxShare || bytesLeft <= 0) continue;
      scratch.bits.fill(0);
      scratch.counters.fill(0);
      rowSets.addTo(scratch.bits, set);
      addRows(counting, { rows: scratch.bits, without: scratch.none, step: 1 }, scratch.counters);
      known.sets.push(set);
      known.counts.push(keep(count));
    }
    if (known.sets.length > 0) facet.known = known;
  }
  for (const range of ranges) {
    const { prefixes } = range.column;
    if (!prefixes) continue;
    const step = Math.ceil(prefixes.length / words / rangeSteps);
    const known: KnownCounts = { sets: [], counts: [] };
    let before: Bitset = scratch.none;
    scratch.counters.fill(0);
    for (let set = step; set * words <= prefixes.length && bytesLeft > 0; set += step) {
      const bits = prefixes.subarray((set - 1) * words, set * words);
      addRows(counting, { rows: bits, without: before, step: 1 }, scratch.counters); // each prefix contains the one before it
      before = bits;
      known.sets.push(set);
      known.counts.push(keep(rowCount));
    }
    if (known.sets.length > 0) range.known = known;
  }
}
