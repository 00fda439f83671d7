import type { Bitset } from './bitset.ts';
import { addAll, hasBit, onesIn, setBit, wordsFor } from './bitset.ts';

/** Listed rows are kept by chunks of 65,536 rows, so that 16 bits a row are enough. */
const chunkBits = 16;

/**
 * Many sets of rows (one per facet value, or per word), each kept in the smaller of two forms:
 * a list of row numbers, or a bitset when it holds more than 1/16 of the rows.
 */
export class RowSets {
  /** Per set and chunk of rows, where its list starts in `lows`; it ends where the next starts. Dense sets list none. */
  private readonly starts: Uint32Array;
  /** The lower 16 bits of every listed row. */
  private readonly lows: Uint16Array;
  private readonly dense = new Map<number, { bits: Bitset; count: number }>();
  private readonly words: number;
  private readonly chunks: number;

  /**
   * @param rowCount rows of the index
   * @param size number of sets
   * @param setOf the set of each membership
   * @param rowOf the row of each membership; a pair occurs once
   */
  constructor(
    rowCount: number,
    readonly size: number,
    setOf: ArrayLike<number>,
    rowOf: ArrayLike<number>,
  ) {
    this.words = wordsFor(rowCount);
    this.chunks = Math.max(1, Math.ceil(rowCount / (1 << chunkBits)));
    const counts = new Uint32Array(size);
    for (let i = 0; i < setOf.length; i++) counts[setOf[i] ?? 0] = (counts[setOf[i] ?? 0] ?? 0) + 1;
    for (const [set, count] of counts.entries()) {
      if (count * 16 > rowCount) this.dense.set(set, { bits: new Int32Array(this.words), count });
    }

    // First the length of every list, one entry late; their running sum is where each starts.
    this.starts = new Uint32Array(size * this.chunks + 1);
    for (let i = 0; i < setOf.length; i++) {
      const set = setOf[i] ?? 0;
      const row = rowOf[i] ?? 0;
      const dense = this.dense.get(set);
      if (dense) setBit(dense.bits, row);
      else {
        const after = set * this.chunks + (row >>> chunkBits) + 1;
        this.starts[after] = (this.starts[after] ?? 0) + 1;
      }
    }
    for (let i = 1; i < this.starts.length; i++) this.starts[i] = (this.starts[i] ?? 0) + (this.starts[i - 1] ?? 0);

    this.lows = new Uint16Array(this.starts[this.starts.length - 1] ?? 0);
    const next = this.starts.slice();
    for (let i = 0; i < setOf.length; i++) {
      const set = setOf[i] ?? 0;
      if (this.dense.has(set)) continue;
      const row = rowOf[i] ?? 0;
      const entry = set * this.chunks + (row >>> chunkBits);
      const at = next[entry] ?? 0;
      this.lows[at] = row & 0xffff;
      next[entry] = at + 1;
    }
  }

  /** Number of rows of a set. */
  count(set: number): number {
    const listed = (this.starts[(set + 1) * this.chunks] ?? 0) - (this.starts[set * this.chunks] ?? 0);
    return listed > 0 ? listed : (this.dense.get(set)?.count ?? 0);
  }

  /** Adds the rows of a set to a bitset. */
  addTo(target: Bitset, set: number): void {
    const dense = this.dense.get(set);
    if (dense) {
      addAll(target, dense.bits);
      return;
    }
    for (let chunk = 0; chunk < this.chunks; chunk++) {
      const entry = set * this.chunks + chunk;
      const end = this.starts[entry + 1] ?? 0;
      for (let at = this.starts[entry] ?? 0; at < end; at++) {
        setBit(target, (chunk << chunkBits) | (this.lows[at] as number));
      }
    }
  }

  /** The rows of a set as a bitset that must not be changed, or null when the set is a list. */
  denseBits(set: number): Bitset | null {
    return this.dense.get(set)?.bits ?? null;
  }

  /**
   * How many rows of a set are in `bits`. `chosen` are the rows of `bits` when they are few enough to look up
   * one by one, else null.
   */
  countWithin(set: number, bits: Bitset, chosen: Uint32Array | null): number {
    let count = 0;
    const dense = this.dense.get(set)?.bits;
    if (dense && chosen) {
      for (let i = 0; i < chosen.length; i++) if (hasBit(dense, chosen[i] as number)) count++;
    } else if (dense) {
      for (let word = 0; word < this.words; word++) count += onesIn((dense[word] as number) & (bits[word] as number));
    } else {
      for (let chunk = 0; chunk < this.chunks; chunk++) {
        const entry = set * this.chunks + chunk;
        const end = this.starts[entry + 1] ?? 0;
        for (let at = this.starts[entry] ?? 0; at < end; at++) {
          if (hasBit(bits, (chunk << chunkBits) | (this.lows[at] as number))) count++;
        }
      }
    }
    return count;
  }

  /** Bytes of the arrays. */
  get bytes(): number {
    return this.starts.byteLength + this.lows.byteLength + this.dense.size * this.words * 4;
  }
}
