import type { Bitset } from './bitset.ts';
import { addAll, hasBit, countOnes, setBit, wordsFor } from './bitset.ts';
import { sharedInt32, sharedUint16, sharedUint32 } from './sharedArrays.ts';

/** Listed rows are stored in chunks of 65,536 rows, so that 16 bits per row are enough. */
const chunkBits = 16;

/** Sets that each document belongs to, in reading order. */
export interface Memberships {
  /** Numbers from the count of sets on mean no set. */
  sets: Uint32Array;
  /** End of each document's sets; null when each has exactly one. */
  ends: Uint32Array | null;
}

/** Many sets of rows in shared memory; see RowSets. */
export interface RowSetsData {
  rowCount: number;
  size: number;
  /** Start of each set's list in `lows`, per chunk of rows; it ends where the next starts. Dense sets have none. */
  starts: Uint32Array;
  /** The lower 16 bits of every listed row. */
  lows: Uint16Array;
  /** The sets stored as bitsets, ascending, and the number of rows of each. */
  denseSets: Uint32Array;
  denseCounts: Uint32Array;
  /** Their bitsets, in sequence. */
  denseBits: Int32Array;
}

/** @param documentOfRow index of each row's document in reading order */
export function buildRowSets(documentOfRow: Uint32Array, size: number, { sets, ends }: Memberships): RowSetsData {
  const rowCount = documentOfRow.length;
  const words = wordsFor(rowCount);
  const chunks = chunksFor(rowCount);
  const everyMembership = (visit: (set: number, row: number) => void): void => {
    for (let row = 0; row < rowCount; row++) {
      const document = documentOfRow[row] as number;
      const to = ends ? (ends[document] as number) : document + 1;
      let at = !ends ? document : document === 0 ? 0 : (ends[document - 1] as number);
      for (; at < to; at++) {
        const set = sets[at] as number;
        if (set < size) visit(set, row);
      }
    }
  };

  const counts = new Uint32Array(size);
  everyMembership((set) => (counts[set] = (counts[set] as number) + 1));
  const dense = [...counts.keys()].filter((set) => (counts[set] ?? 0) * 16 > rowCount);
  /** 1-based number of each set's bitset; 0 for a listed one. */
  const slotOf = new Uint32Array(size);
  dense.forEach((set, slot) => (slotOf[set] = slot + 1));
  const bitsets = dense.map(() => new Int32Array(words));

  // First the length of every list, shifted by one; the running sum then gives each start.
  const starts = sharedUint32(size * chunks + 1);
  everyMembership((set, row) => {
    const slot = slotOf[set] as number;
    if (slot > 0) {
      setBit(bitsets[slot - 1] as Bitset, row);
      return;
    }
    const after = set * chunks + (row >>> chunkBits) + 1;
    starts[after] = (starts[after] as number) + 1;
  });
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);

  const lows = sharedUint16(starts[starts.length - 1] ?? 0);
  const next = starts.slice();
  everyMembership((set, row) => {
    if ((slotOf[set] as number) > 0) return;
    const entry = set * chunks + (row >>> chunkBits);
    const at = next[entry] as number;
    lows[at] = row & 0xffff;
    next[entry] = at + 1;
  });

  const denseSets = sharedUint32(dense.length);
  denseSets.set(dense);
  const denseCounts = sharedUint32(dense.length);
  denseCounts.set(dense.map((set) => counts[set] ?? 0));
  const denseBits = sharedInt32(dense.length * words);
  bitsets.forEach((bits, slot) => denseBits.set(bits, slot * words));
  return { rowCount, size, starts, lows, denseSets, denseCounts, denseBits };
}

function chunksFor(rowCount: number): number {
  return Math.max(1, Math.ceil(rowCount / (1 << chunkBits)));
}

/**
 * Sets of rows (one per facet value or word), each in the smaller of two representations.
 * That is a list of row numbers, or a bitset when it has more than 1/16 of the rows.
 */
export class RowSets {
  readonly size: number;
  private readonly starts: Uint32Array;
  private readonly lows: Uint16Array;
  private readonly dense = new Map<number, { bits: Bitset; count: number }>();
  private readonly words: number;
  private readonly chunks: number;

  constructor(data: RowSetsData) {
    this.size = data.size;
    this.starts = data.starts;
    this.lows = data.lows;
    this.words = wordsFor(data.rowCount);
    this.chunks = chunksFor(data.rowCount);
    for (const [slot, set] of data.denseSets.entries()) {
      const bits = data.denseBits.subarray(slot * this.words, (slot + 1) * this.words);
      this.dense.set(set, { bits, count: data.denseCounts[slot] ?? 0 });
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

  /** Rows of a set as a read-only bitset, or null when the set is a list. */
  denseBits(set: number): Bitset | null {
    return this.dense.get(set)?.bits ?? null;
  }

  /**
   * Number of rows of a set in `bits`.
   * `chosen` lists the rows of `bits` when they are few enough to look up one by one, else null.
   */
  countWithin(set: number, bits: Bitset, chosen: Uint32Array | null): number {
    let count = 0;
    const dense = this.dense.get(set)?.bits;
    if (dense && chosen) {
      for (let i = 0; i < chosen.length; i++) if (hasBit(dense, chosen[i] as number)) count++;
    } else if (dense) {
      for (let word = 0; word < this.words; word++) {
        count += countOnes((dense[word] as number) & (bits[word] as number));
      }
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
}
