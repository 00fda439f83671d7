import type { Bitset } from './columns/bitset.ts';

/**
 * One pass over the masks of all filters.
 *
 * @param result receives the rows that pass every mask
 * @param fixed masks that every count heeds (keyphrase, ids); `result` starts as all rows
 * @param masks one mask per filtered facet
 * @param onlyFailed per mask a bitset that receives the rows that fail this mask alone, or null when not wanted:
 *   together with `result` these are the rows that a facet counts when it ignores its own selection
 */
export function combineMasks(
  result: Bitset,
  fixed: readonly Bitset[],
  masks: readonly Bitset[],
  onlyFailed: readonly (Bitset | null)[],
): void {
  for (let word = 0; word < result.length; word++) {
    let passAll = result[word] as number;
    for (const mask of fixed) passAll &= mask[word] as number;
    let failOne = 0;
    for (const bits of masks) {
      const mask = bits[word] as number;
      failOne = (failOne & mask) | (passAll & ~mask);
      passAll &= mask;
    }
    result[word] = passAll;
    for (let i = 0; i < masks.length; i++) {
      const target = onlyFailed[i];
      if (target) target[word] = failOne & ~((masks[i] as Bitset)[word] as number);
    }
  }
}
