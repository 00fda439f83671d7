import type { Bitset } from './bitset.ts';
import { clearBit, removeAll, setBit, wordsFor } from './bitset.ts';
import { sharedCodes, sharedFloat64, sharedInt32, sharedUint32 } from './sharedArrays.ts';
import type { ValueColumnBuilder } from './ValueColumnBuilder.ts';

/** Prefix bitsets per column: a range is two of them plus at most 1/64 of the rows at either end. */
const prefixCount = 32;

export type Direction = 'asc' | 'desc';

/** One value (or none) per row, with the rows in order of value, in shared memory. */
export interface OrderedColumnData {
  valueCount: number;
  /** The distinct values, ascending; null for texts, of which only the order is used. */
  values: Float64Array | null;
  /** Index of each row's value in the distinct ones; valueCount for a row without one. */
  codes: Uint16Array | Uint32Array;
  /** Rows by value, then by id. */
  order: Uint32Array;
  /** Start of each code's rows in `order`; the last entry is the start of the rows without a value. */
  starts: Uint32Array;
  /** Bitsets of the first rows of `order`, growing by `prefixStep` rows each; null in a short column. */
  prefixes: Int32Array | null;
  prefixStep: number;
}

/** The rows of an index in order of id, in shared memory. */
export interface IdOrder {
  rowsById: Uint32Array;
  /** Position of each row in rowsById. */
  idRank: Uint32Array;
}

export interface ColumnLayout extends Pick<IdOrder, 'rowsById'> {
  /** Index of each row's document in reading order. */
  documentOfRow: Uint32Array;
  /** Prepares fast range filters, at 4 bytes a row; the values must be numbers. */
  forRanges: boolean;
}

/** Lays out a column. */
export function buildOrderedColumn<V extends number | string>(
  column: ValueColumnBuilder<V>,
  compare: (a: V, b: V) => number,
  { documentOfRow, rowsById, forRanges }: ColumnLayout,
): OrderedColumnData {
  const rowCount = documentOfRow.length;
  const { values, placeOf } = column.inOrder(compare);
  const missing = values.length;
  const codes = sharedCodes(rowCount, missing);
  const counts = new Uint32Array(missing + 2);
  for (let row = 0; row < rowCount; row++) {
    const code = placeOf[column.numbers.get(documentOfRow[row] as number)] as number;
    codes[row] = code;
    counts[code + 1] = (counts[code + 1] as number) + 1;
  }
  for (let code = 1; code < counts.length; code++) counts[code] = (counts[code] ?? 0) + (counts[code - 1] ?? 0);
  const starts = sharedUint32(missing + 1);
  starts.set(counts.subarray(0, missing + 1));

  const order = sharedUint32(rowCount);
  for (let i = 0; i < rowCount; i++) {
    const row = rowsById[i] as number;
    const code = codes[row] as number;
    const at = counts[code] as number;
    order[at] = row;
    counts[code] = at + 1;
  }
  const numbers = values.every((value) => typeof value === 'number') ? sharedFloat64(values) : null;
  return { valueCount: missing, values: numbers, codes, order, starts, ...buildPrefixes(order, starts, forRanges) };
}

function buildPrefixes(
  order: Uint32Array,
  starts: Uint32Array,
  forRanges: boolean,
): Pick<OrderedColumnData, 'prefixes' | 'prefixStep'> {
  const valued = starts[starts.length - 1] ?? 0;
  // A scan of so few rows is as fast.
  if (!forRanges || valued < 32 * prefixCount) return { prefixes: null, prefixStep: 0 };
  const prefixStep = Math.ceil(valued / prefixCount);
  const words = wordsFor(order.length);
  const bits = new Int32Array(words);
  const prefixes = sharedInt32(Math.ceil(valued / prefixStep) * words);
  for (let at = 0, place = 0; at < valued; place += words) {
    const end = Math.min(at + prefixStep, valued);
    for (; at < end; at++) setBit(bits, order[at] ?? 0);
    prefixes.set(bits, place);
  }
  return { prefixes, prefixStep };
}

/** Sorting, range filters and range facets. Rows of equal value are ordered by id; rows without a value come last. */
export class OrderedColumn {
  readonly valueCount: number;
  /** The distinct values, ascending; none for a column of texts. */
  readonly values: Float64Array;
  readonly codes: Uint16Array | Uint32Array;
  readonly order: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly rowsById: Uint32Array;
  private readonly idRank: Uint32Array;
  private readonly prefixes: Int32Array | null;
  private readonly prefixStep: number;
  private readonly words: number;

  constructor(data: OrderedColumnData, { rowsById, idRank }: IdOrder) {
    this.valueCount = data.valueCount;
    this.values = data.values ?? new Float64Array(0);
    this.codes = data.codes;
    this.order = data.order;
    this.starts = data.starts;
    this.prefixes = data.prefixes;
    this.prefixStep = data.prefixStep;
    this.rowsById = rowsById;
    this.idRank = idRank;
    this.words = wordsFor(data.order.length);
  }

  /** Number of rows that have a value. */
  get valuedRows(): number {
    return this.starts[this.valueCount] ?? 0;
  }

  /**
   * Number by which rows compare in this order: value (missing ones last either way), then id.
   * Below 2^53 for up to 90M rows.
   */
  sortKey(row: number, direction: Direction): number {
    const code = this.codes[row] ?? 0;
    const place = direction === 'asc' || code === this.valueCount ? code : this.valueCount - 1 - code;
    return place * this.order.length + (this.idRank[row] ?? 0);
  }

  /** The row of a sort key, also after adding multiples of the number of rows to the key. */
  rowOfKey(key: number): number {
    return this.rowsById[key % this.rowsById.length] ?? 0;
  }

  /** Calls `visit` with the rows of `hits` in this order until it returns false. */
  walk(hits: Bitset, direction: Direction, visit: (row: number) => boolean): void {
    const groups = this.valueCount;
    // Ascending order is one run over everything. Descending order goes through the values backwards, one run for each.
    const runs = direction === 'asc' ? 1 : groups + 1;
    const rowCount = this.order.length;
    for (let run = 0; run < runs; run++) {
      const group = groups - 1 - run;
      const from = direction === 'asc' ? 0 : run === groups ? this.valuedRows : (this.starts[group] ?? 0);
      const to = direction === 'asc' || run === groups ? rowCount : (this.starts[group + 1] ?? 0);
      for (let at = from; at < to; at++) {
        const row = this.order[at] ?? 0;
        if ((((hits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1 && !visit(row)) return;
      }
    }
  }

  /** First index in `values` whose value is not below `bound` (with `after`: is above it). */
  codeAt(bound: number, after: boolean): number {
    let low = 0;
    let high = this.values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const value = this.values[middle] as number;
      if (value < bound || (after && value === bound)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Writes the rows with a value from min to max, both included, into the empty bitset `target`. */
  rangeInto(target: Bitset, min: number, max: number): void {
    const from = this.starts[this.codeAt(min, false)] ?? 0;
    const to = this.starts[this.codeAt(max, true)] ?? 0;
    const { order, prefixStep } = this;
    if (prefixStep === 0 || to - from <= prefixStep) {
      for (let at = from; at < to; at++) setBit(target, order[at] ?? 0);
      return;
    }
    const nearTo = Math.round(to / prefixStep);
    const toPrefix = this.prefix(nearTo);
    if (toPrefix) target.set(toPrefix);
    const toEnd = Math.min(nearTo * prefixStep, this.valuedRows);
    for (let at = toEnd; at < to; at++) setBit(target, order[at] ?? 0);
    for (let at = to; at < toEnd; at++) clearBit(target, order[at] ?? 0);

    const nearFrom = Math.round(from / prefixStep);
    const fromPrefix = this.prefix(nearFrom);
    if (fromPrefix) removeAll(target, fromPrefix);
    const fromEnd = nearFrom * prefixStep; // At most half a step from `from`, so never past `to`.
    for (let at = fromEnd; at < from; at++) clearBit(target, order[at] ?? 0);
    for (let at = from; at < fromEnd; at++) setBit(target, order[at] ?? 0);
  }

  /** Rows of the first `count` steps of the order; undefined for 0. */
  private prefix(count: number): Bitset | undefined {
    return count > 0 ? this.prefixes?.subarray((count - 1) * this.words, count * this.words) : undefined;
  }
}
