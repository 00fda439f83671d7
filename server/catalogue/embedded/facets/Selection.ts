import type { Bitset } from '../columns/bitset.ts';

/** A set of rows and its size. */
export interface Selection {
  bits: Bitset;
  count: number;
}
