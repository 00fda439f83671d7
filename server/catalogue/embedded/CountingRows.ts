import type { Bitset } from './bitset.ts';
import { sharedCodes, sharedInt32 } from './sharedArrays.ts';

/** A block of counters, one of which is incremented per row. */
export interface CountingUnit {
  size: number;
  /** The row's counter within the block; -1 for none. */
  counterOf(row: number): number;
}

/** Cells per row are a multiple of this, so that the inner loop can be unrolled. */
const unroll = 3;

/** The counters that each row increments, in shared memory. */
export interface CountingRowsData {
  rowCount: number;
  /** Start of each unit's block. Counter 0 takes rows without a value and the padding, and is never read. */
  blocks: number[];
  sizes: number[];
  /** The counters of each row next to each other, `width` cells per row. */
  cells: Uint16Array | Uint32Array;
  width: number;
  /** Counts of all rows. */
  totals: Int32Array;
}

export function buildCountingRows(rowCount: number, units: readonly CountingUnit[]): CountingRowsData {
  const blocks: number[] = [];
  let size = 1;
  for (const unit of units) {
    blocks.push(size);
    size += unit.size;
  }
  const width = Math.ceil(units.length / unroll) * unroll;
  const cells = sharedCodes(rowCount * width, size - 1);
  for (const [place, unit] of units.entries()) {
    const block = blocks[place] ?? 0;
    for (let row = 0; row < rowCount; row++) {
      const counter = unit.counterOf(row);
      cells[row * width + place] = counter < 0 ? 0 : block + counter;
    }
  }
  const totals = sharedInt32(size);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    totals[cell] = (totals[cell] as number) + 1;
  }
  return { rowCount, blocks, sizes: units.map((unit) => unit.size), cells, width, totals };
}

/**
 * Counts all units in one pass over the selected rows.
 * The counter numbers of one row are adjacent in memory, so that a row costs one cache miss instead of one per facet.
 */
export class CountingRows {
  private readonly rowCount: number;
  private readonly totals: Int32Array;
  /** Signed, because the engine increments 32-bit signed numbers fastest. */
  private readonly counters: Int32Array;
  private readonly blocks: readonly number[];
  private readonly sizes: readonly number[];
  private readonly cells: Uint16Array | Uint32Array;
  private readonly width: number;

  constructor(data: CountingRowsData) {
    this.rowCount = data.rowCount;
    this.totals = data.totals;
    this.counters = new Int32Array(data.totals.length);
    this.blocks = data.blocks;
    this.sizes = data.sizes;
    this.cells = data.cells;
    this.width = data.width;
  }

  /**
   * Counts the rows of `bits` in all units; read the result with blockOf.
   * If more than half of the rows are set, their complement is counted and subtracted from the totals.
   */
  countAll(bits: Bitset, bitCount: number): void {
    const { counters, totals } = this;
    if (bitCount === this.rowCount) {
      counters.set(totals);
      return;
    }
    counters.fill(0);
    const complement = bitCount * 2 > this.rowCount;
    this.increment(bits, complement ? -1 : 0);
    if (complement) {
      for (let i = 0; i < counters.length; i++) counters[i] = (totals[i] ?? 0) - (counters[i] ?? 0);
    }
  }

  /** Counters of a unit after countAll, valid until the next call. */
  blockOf(unit: number): Int32Array {
    const block = this.blocks[unit] ?? 0;
    return this.counters.subarray(block, block + (this.sizes[unit] ?? 0));
  }

  /**
   * Counters of one unit over the rows of the last countAll plus the rows of `more`, which are disjoint.
   * `union` holds both; the smaller of `more` and the complement of `union` is traversed.
   */
  blockWith(unit: number, more: Bitset, moreCount: number, union: Bitset, unionCount: number): Int32Array {
    const block = this.blocks[unit] ?? 0;
    const size = this.sizes[unit] ?? 0;
    const fromTotals = this.rowCount - unionCount < moreCount;
    const result = (fromTotals ? this.totals : this.counters).slice(block, block + size);
    if (fromTotals)
      this.addColumn(unit, union, -1, result, -1); // all rows, minus those outside of the union
    else this.addColumn(unit, more, 0, result, 1);
    return result;
  }

  /** `flip` -1 traverses the rows outside of `bits`. */
  private increment(bits: Bitset, flip: 0 | -1): void {
    const { cells, counters, width } = this;
    const lastMask = this.lastWordMask();
    for (let word = 0; word < bits.length; word++) {
      let left = (bits[word] as number) ^ flip;
      if (word === bits.length - 1) left &= lastMask;
      for (; left !== 0; left &= left - 1) {
        const row = (word << 5) + 31 - Math.clz32(left & -left);
        // Every index below is within its array by construction; checks would double the time of this loop.
        const end = (row + 1) * width;
        for (let cell = row * width; cell < end; cell += unroll) {
          (counters[cells[cell] as number] as number)++;
          (counters[cells[cell + 1] as number] as number)++;
          (counters[cells[cell + 2] as number] as number)++;
        }
      }
    }
  }

  private addColumn(unit: number, bits: Bitset, flip: 0 | -1, target: Int32Array, step: 1 | -1): void {
    const { cells, width } = this;
    const block = this.blocks[unit] ?? 0;
    const lastMask = this.lastWordMask();
    for (let word = 0; word < bits.length; word++) {
      let left = (bits[word] as number) ^ flip;
      if (word === bits.length - 1) left &= lastMask;
      for (; left !== 0; left &= left - 1) {
        const row = (word << 5) + 31 - Math.clz32(left & -left);
        const counter = (cells[row * width + unit] as number) - block;
        if (counter >= 0) target[counter] = (target[counter] as number) + step; // below 0: a row without a value
      }
    }
  }

  private lastWordMask(): number {
    return (this.rowCount & 31) === 0 ? -1 : ~(-1 << (this.rowCount & 31));
  }

  /** Bytes that counting needs besides the shared arrays. */
  get scratchBytes(): number {
    return this.counters.byteLength;
  }
}
