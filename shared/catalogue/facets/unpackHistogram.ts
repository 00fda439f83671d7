import type { PackedEdges } from './ListFacet.ts';

/** Unpacks the counts packed by packCounts(). */
export function unpackCounts(packed: string): number[] {
  return (packed.match(/\(\d+\)|\w/g) ?? []).map((text) =>
    text.length > 1 ? Number(text.slice(1, -1)) : parseInt(text, 36),
  );
}

/** Unpacks the lower bound of each bin and, last, the end. */
export function unpackEdges(packed: PackedEdges): number[] {
  return packed.flatMap(([bin, amount], at) => {
    const [nextBin, nextAmount] = packed[at + 1] ?? [bin + 1, amount];
    const width = (nextAmount - amount) / (nextBin - bin);
    return Array.from({ length: nextBin - bin }, (_none, step) => amount + step * width);
  });
}
