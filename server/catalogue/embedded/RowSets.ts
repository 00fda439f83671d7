import type { Bitset } from './bitset.ts';
import { addAll, hasBit, onesIn, setBit, wordsFor } from './bitset.ts';

/**
 * Many sets of rows (one per facet value, or per word), each kept in the smaller of two forms:
 * a list of row numbers, or a bitset when it holds more than 1/32 of the rows.
 */
export class RowSets {
  readonly size: number;
  private readonly counts: Uint32Array;
  /** Of a listed set: where its rows start in `rows`. Of a dense set: the word where its bitset starts in `dense`. */
  private readonly starts: Uint32Array;
  private readonly isDense: Uint8Array;
  private readonly rows: Uint32Array;
  private readonly dense: Uint32Array;
  private readonly words: number;

  /**
   * @param rowCount rows of the index
   * @param setCount number of sets
   * @param setOf the set of each membership
   * @param rowOf the row of each membership; a pair occurs once
   */
  constructor(rowCount: number, setCount: number, setOf: ArrayLike<number>, rowOf: ArrayLike<number>) {
    this.size = setCount;
    this.words = wordsFor(rowCount);
    this.counts = new Uint32Array(setCount);
    this.starts = new Uint32Array(setCount);
    this.isDense = new Uint8Array(setCount);
    for (let i = 0; i < setOf.length; i++) this.counts[setOf[i] ?? 0] = this.count(setOf[i] ?? 0) + 1;

    let listed = 0;
    let denseWords = 0;
    for (let set = 0; set < setCount; set++) {
      if (this.count(set) * 32 > rowCount) {
        this.isDense[set] = 1;
        this.starts[set] = denseWords;
        denseWords += this.words;
      } else {
        this.starts[set] = listed;
        listed += this.count(set);
      }
    }
    this.rows = new Uint32Array(listed);
    this.dense = new Uint32Array(denseWords);
    const next = this.starts.slice();
    for (let i = 0; i < setOf.length; i++) {
      const set = setOf[i] ?? 0;
      const row = rowOf[i] ?? 0;
      const at = next[set] ?? 0;
      if (this.isDense[set]) {
        const word = at + (row >>> 5);
        this.dense[word] = (this.dense[word] ?? 0) | (1 << (row & 31));
      } else {
        this.rows[at] = row;
        next[set] = at + 1;
      }
    }
  }

  /** Number of rows of a set. */
  count(set: number): number {
    return this.counts[set] ?? 0;
  }

  /** Adds the rows of a set to a bitset. */
  addTo(target: Bitset, set: number): void {
    const start = this.starts[set] ?? 0;
    if (this.isDense[set]) {
      addAll(target, this.dense.subarray(start, start + this.words));
      return;
    }
    const end = start + this.count(set);
    for (let i = start; i < end; i++) setBit(target, this.rows[i] ?? 0);
  }

  /** The rows of a set as a bitset that must not be changed, or null when the set is a list. */
  denseBits(set: number): Bitset | null {
    const start = this.starts[set] ?? 0;
    return this.isDense[set] ? this.dense.subarray(start, start + this.words) : null;
  }

  /**
   * How many rows of a set are in `bits`. `chosen` are the rows of `bits` when they are few enough to look up
   * one by one, else null.
   */
  countWithin(set: number, bits: Bitset, chosen: Uint32Array | null): number {
    const start = this.starts[set] ?? 0;
    let count = 0;
    if (!this.isDense[set]) {
      const end = start + this.count(set);
      for (let i = start; i < end; i++) if (hasBit(bits, this.rows[i] ?? 0)) count++;
    } else if (chosen && chosen.length < this.words) {
      for (let i = 0; i < chosen.length; i++) {
        const row = chosen[i] ?? 0;
        count += ((this.dense[start + (row >>> 5)] ?? 0) >>> (row & 31)) & 1;
      }
    } else {
      for (let word = 0; word < this.words; word++)
        count += onesIn((this.dense[start + word] ?? 0) & (bits[word] ?? 0));
    }
    return count;
  }

  /** Bytes of the arrays. */
  get bytes(): number {
    return (
      this.counts.byteLength +
      this.starts.byteLength +
      this.isDense.byteLength +
      this.rows.byteLength +
      this.dense.byteLength
    );
  }
}
