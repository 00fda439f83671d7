import type { Bitset } from '../columns/bitset.ts';
import { setRange, wordsFor } from '../columns/bitset.ts';
import type { Selection } from './Selection.ts';
import { sharedCodes, sharedInt32 } from '../columns/sharedArrays.ts';

/** A block of counters, one of which is incremented per row. */
export interface CountingUnit {
  size: number;
  /** The row's counter within the block; -1 for none. */
  counterOf(row: number): number;
  /** The counters of all rows, if they are in an array already; `size` and above for none. */
  column?: Uint16Array | Uint32Array;
}

/** Cells per row are a multiple of this, so that the inner loop can be unrolled. */
const unroll = 3;

/** The counters that each row increments, in shared memory. */
export interface CountingRowsData {
  rowCount: number;
  /**
   * Start of each unit's block of counters. The counter after a block takes the rows without a value.
   * Each unit has one of its own: increments of one counter in a row wait for each other.
   */
  blocks: number[];
  sizes: number[];
  /** Place of each unit among the cells of a row; -1 for a unit without values, which has none. */
  places: number[];
  /** The counters of each row next to each other, `width` cells per row. */
  cells: Uint16Array | Uint32Array;
  width: number;
  /** Counter of each row within the block, by unit: denser in memory than `cells` when one unit is counted. */
  columns: (Uint16Array | Uint32Array)[];
  /** Counts of all rows. */
  totals: Int32Array;
}

export function buildCountingRows(rowCount: number, units: readonly CountingUnit[]): CountingRowsData {
  const blocks: number[] = [];
  const places: number[] = [];
  let size = 0;
  let used = 0;
  for (const unit of units) {
    blocks.push(size);
    places.push(unit.size > 0 ? used++ : -1);
    if (unit.size > 0) size += unit.size + 1;
  }
  const width = Math.ceil(used / unroll) * unroll;
  const counterCount = size + width - used;
  const cells = sharedCodes(rowCount * width, counterCount);
  const columns = units.map((unit) => unit.column ?? buildColumn(rowCount, unit));
  for (const [number, unit] of units.entries()) {
    const place = places[number] ?? -1;
    const block = blocks[number] ?? 0;
    const column = columns[number];
    if (place < 0 || !column) continue;
    for (let row = 0; row < rowCount; row++) {
      cells[row * width + place] = block + Math.min(column[row] as number, unit.size);
    }
  }
  for (let place = used; place < width; place++) {
    for (let row = 0; row < rowCount; row++) cells[row * width + place] = size + place - used;
  }
  const totals = sharedInt32(counterCount);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number;
    totals[cell] = (totals[cell] as number) + 1;
  }
  const sizes = units.map((unit) => unit.size);
  return { rowCount, blocks, sizes, places, cells, width, columns, totals };
}

function buildColumn(rowCount: number, { size, counterOf }: CountingUnit): Uint16Array | Uint32Array {
  const column = sharedCodes(rowCount, size);
  for (let row = 0; row < rowCount; row++) {
    const counter = counterOf(row);
    column[row] = counter < 0 ? size : counter;
  }
  return column;
}

/**
 * Counts all units in one pass over the selected rows.
 * The counter numbers of one row are adjacent in memory, so that a row costs one cache miss instead of one per facet.
 * Counting starts from no row or from all rows, whichever differs in fewer rows, and visits those rows only.
 */
export class CountingRows {
  /** Signed, because the engine increments 32-bit signed numbers fastest. */
  private readonly counters: Int32Array;
  private readonly none: Bitset;
  private readonly all: Bitset;

  constructor(private readonly data: CountingRowsData) {
    const { rowCount, totals } = data;
    this.counters = new Int32Array(totals.length);
    this.none = new Int32Array(wordsFor(rowCount));
    this.all = new Int32Array(wordsFor(rowCount));
    setRange(this.all, 0, rowCount);
  }

  /** Counts the rows of a selection in all units; read the result with blockOf. */
  countAll({ bits, count }: Selection): void {
    const { counters, data, none, all } = this;
    if (this.isMost(count)) {
      counters.set(data.totals);
      addRows(data, { rows: all, without: bits, step: -1 }, counters);
    } else {
      counters.fill(0);
      addRows(data, { rows: bits, without: none, step: 1 }, counters);
    }
  }

  /** Counters of a unit after countAll, valid until the next call. */
  blockOf(unit: number): Int32Array {
    const { blocks, sizes } = this.data;
    const block = blocks[unit] ?? 0;
    return this.counters.subarray(block, block + (sizes[unit] ?? 0));
  }

  /**
   * Counters of one unit over `union`, which is the selection of the last countAll and the rows of `more`.
   * The two are disjoint.
   */
  blockWith(unit: number, more: Selection, union: Selection): Int32Array {
    const { data, none, all } = this;
    const column = data.columns[unit] ?? new Uint16Array(0);
    const otherRows = data.rowCount - union.count;
    if (more.count <= union.bits.length || more.count <= Math.min(union.count, otherRows)) {
      const result = this.blockOf(unit).slice();
      addColumn(column, { rows: more.bits, without: none, step: 1 }, result);
      return result;
    }
    const first = data.blocks[unit] ?? 0;
    const size = data.sizes[unit] ?? 0;
    if (!this.isMost(union.count)) {
      const result = new Int32Array(size);
      addColumn(column, { rows: union.bits, without: none, step: 1 }, result);
      return result;
    }
    const result = data.totals.slice(first, first + size);
    addColumn(column, { rows: all, without: union.bits, step: -1 }, result);
    return result;
  }

  private isMost(count: number): boolean {
    return count * 2 > this.data.rowCount;
  }

  /** Bytes that counting needs besides the shared arrays. */
  get scratchBytes(): number {
    return this.counters.byteLength + this.none.byteLength + this.all.byteLength;
  }
}

/** Rows to count: those that are in `rows` and not in `without`. */
interface CountedStep {
  rows: Bitset;
  without: Bitset;
  /** Added to a counter for each row. */
  step: 1 | -1;
}

/** Counts rows in the counters of one unit. */
function addColumn(
  column: Uint16Array | Uint32Array,
  { rows, without, step }: CountedStep,
  counters: Int32Array,
): void {
  for (let word = 0; word < rows.length; word++) {
    for (let left = (rows[word] as number) & ~(without[word] as number); left !== 0; left &= left - 1) {
      const counter = column[(word << 5) + 31 - Math.clz32(left & -left)] as number;
      if (counter < counters.length) counters[counter] = (counters[counter] as number) + step; // else without a value
    }
  }
}

/** Counts rows in the counters of all units. */
function addRows({ cells, width }: CountingRowsData, { rows, without, step }: CountedStep, counters: Int32Array): void {
  for (let word = 0; word < rows.length; word++) {
    for (let left = (rows[word] as number) & ~(without[word] as number); left !== 0; left &= left - 1) {
      const row = (word << 5) + 31 - Math.clz32(left & -left);
      // Every index below is within its array by construction; checks would double the time of this loop.
      const end = (row + 1) * width;
      for (let cell = row * width; cell < end; cell += unroll) {
        const first = cells[cell] as number;
        const second = cells[cell + 1] as number;
        const third = cells[cell + 2] as number;
        counters[first] = (counters[first] as number) + step;
        counters[second] = (counters[second] as number) + step;
        counters[third] = (counters[third] as number) + step;
      }
    }
  }
}
