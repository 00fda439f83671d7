import type { PackedEdges } from './ListFacet.ts';

/*
 * Packs histograms, several of which are in the state of a page with a hundred bins each. One character per bin, and
 * only the edges between bins of different widths, take a third of the bytes.
 */

/** Packs counts: one digit of base 36 each; counts from 36 up are decimals in parentheses: "0az(106)". */
export function packCounts(counts: readonly number[]): string {
  return counts.map((count) => (count < 36 ? count.toString(36) : `(${count})`)).join('');
}

/** Returns whether any bin has a car. */
export function hasCounts(packed: string): boolean {
  return /[^0]/.test(packed);
}

/** Returns packed counts with every bin at 0. */
export function emptyCounts(packed: string): string {
  return packed.replaceAll(/\(\d+\)|\w/g, '0');
}

/** Maximum error of a bin's edge (a whole number) after unpacking. */
const tolerance = 1;

/** @param edges lower bound of each bin and, last, the end; at least one bin */
export function packEdges(edges: readonly number[]): PackedEdges {
  const last = edges.length - 1;
  const amountOf = (bin: number): number => edges[bin] ?? 0;
  const isStraight = (from: number, to: number): boolean => {
    const width = (amountOf(to) - amountOf(from)) / (to - from);
    for (let bin = from + 1; bin < to; bin += 1) {
      if (Math.abs(amountOf(from) + (bin - from) * width - amountOf(bin)) > tolerance) return false;
    }
    return true;
  };
  const knots = [0];
  for (let to = 2; to <= last; to += 1) {
    if (!isStraight(knots.at(-1) ?? 0, to)) knots.push(to - 1);
  }
  return [...knots, last].map((bin) => [bin, amountOf(bin)]);
}
