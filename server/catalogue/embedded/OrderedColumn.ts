import type { Bitset } from './bitset.ts';
import { clearBit, removeAll, setBit, wordsFor } from './bitset.ts';

/** Prefix bitsets per column: a range is two of them plus at most 1/64 of the rows at either end. */
const prefixCount = 32;

export type Direction = 'asc' | 'desc';

/** Smallest unsigned array that holds codes up to `largest`. */
export function codeArray(length: number, largest: number): Uint16Array | Uint32Array {
  return largest > 0xffff ? new Uint32Array(length) : new Uint16Array(length);
}

/**
 * One value (or none) per row, with the rows in order of value. Serves sorting, range filters and range facets.
 * Rows of equal value are in order of id; rows without a value come last.
 */
export class OrderedColumn<V extends number | string = number | string> {
  /** The distinct values, rising. */
  readonly values: readonly V[];
  /** Place of each row's value in `values`; values.length for a row without one. */
  readonly codes: Uint16Array | Uint32Array;
  /** Rows by value, then by id. */
  readonly order: Uint32Array;
  /** Where the rows of each code start in `order`; the last entry is where the rows without a value start. */
  readonly starts: Uint32Array;
  private prefixes: Bitset[] = [];
  private prefixStep = 0;

  /**
   * @param rowsById rows in order of id
   * @param idRank place of each row in rowsById
   */
  constructor(
    read: (row: number) => V | null,
    compare: (a: V, b: V) => number,
    private readonly rowsById: Uint32Array,
    private readonly idRank: Uint32Array,
  ) {
    const rowCount = rowsById.length;
    const codeOf = new Map<V, number>();
    for (let row = 0; row < rowCount; row++) {
      const value = read(row);
      if (value !== null) codeOf.set(value, 0);
    }
    this.values = [...codeOf.keys()].sort(compare);
    this.values.forEach((value, code) => codeOf.set(value, code));
    const missing = this.values.length;
    this.codes = codeArray(rowCount, missing);

    const counts = new Uint32Array(missing + 2);
    for (let row = 0; row < rowCount; row++) {
      const value = read(row);
      const code = value === null ? missing : (codeOf.get(value) ?? missing);
      this.codes[row] = code;
      counts[code + 1] = (counts[code + 1] ?? 0) + 1;
    }
    for (let code = 1; code < counts.length; code++) counts[code] = (counts[code] ?? 0) + (counts[code - 1] ?? 0);
    this.starts = counts.slice(0, missing + 1);

    this.order = new Uint32Array(rowCount);
    const next = counts;
    for (let i = 0; i < rowCount; i++) {
      const row = rowsById[i] ?? 0;
      const code = this.codes[row] ?? 0;
      const at = next[code] ?? 0;
      this.order[at] = row;
      next[code] = at + 1;
    }
  }

  /** Number of rows that have a value. */
  get valuedRows(): number {
    return this.starts[this.values.length] ?? 0;
  }

  /** A number by which rows can be compared in this order: value (none is last either way), then id. Below 2^53 to 90M rows. */
  sortKey(row: number, direction: Direction): number {
    const code = this.codes[row] ?? 0;
    const place = direction === 'asc' || code === this.values.length ? code : this.values.length - 1 - code;
    return place * this.order.length + (this.idRank[row] ?? 0);
  }

  /** The row of a sort key, also after adding multiples of the number of rows to the key. */
  rowOfKey(key: number): number {
    return this.rowsById[key % this.rowsById.length] ?? 0;
  }

  /** Calls `visit` with the rows of `hits` in this order until it returns false. */
  walk(hits: Bitset, direction: Direction, visit: (row: number) => boolean): void {
    const groups = this.values.length;
    // Rising order is one run over everything; falling order goes through the values backwards, one run for each.
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

  /** Prepares fast range filters. Costs 4 bytes a row. */
  prepareRanges(): void {
    const valued = this.valuedRows;
    if (valued < 32 * prefixCount) return; // A walk over so few rows is as fast.
    this.prefixStep = Math.ceil(valued / prefixCount);
    const bits = new Int32Array(wordsFor(this.order.length));
    for (let at = 0; at < valued;) {
      const end = Math.min(at + this.prefixStep, valued);
      for (; at < end; at++) setBit(bits, this.order[at] ?? 0);
      this.prefixes.push(bits.slice());
    }
  }

  /** First place in `values` whose value is not below `bound` (above it, when `after`). */
  codeAt(bound: V, after: boolean): number {
    let low = 0;
    let high = this.values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const value = this.values[middle];
      if (value !== undefined && (value < bound || (after && value === bound))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Writes the rows with a value from min to max, both included, into the empty bitset `target`. */
  rangeInto(target: Bitset, min: V, max: V): void {
    const from = this.starts[this.codeAt(min, false)] ?? 0;
    const to = this.starts[this.codeAt(max, true)] ?? 0;
    const { order, prefixStep } = this;
    if (prefixStep === 0 || to - from <= prefixStep) {
      for (let at = from; at < to; at++) setBit(target, order[at] ?? 0);
      return;
    }
    const nearTo = Math.round(to / prefixStep);
    const toPrefix = this.prefixes[nearTo - 1];
    if (toPrefix) target.set(toPrefix);
    const toEnd = Math.min(nearTo * prefixStep, this.valuedRows);
    for (let at = toEnd; at < to; at++) setBit(target, order[at] ?? 0);
    for (let at = to; at < toEnd; at++) clearBit(target, order[at] ?? 0);

    const nearFrom = Math.round(from / prefixStep);
    const fromPrefix = this.prefixes[nearFrom - 1];
    if (fromPrefix) removeAll(target, fromPrefix);
    const fromEnd = nearFrom * prefixStep; // At most half a step from `from`, so never past `to`.
    for (let at = fromEnd; at < from; at++) clearBit(target, order[at] ?? 0);
    for (let at = from; at < fromEnd; at++) setBit(target, order[at] ?? 0);
  }

  /** Bytes of the arrays, with 16 a distinct value. */
  get bytes(): number {
    const prefixBytes = this.prefixes.reduce((sum, prefix) => sum + prefix.byteLength, 0);
    return (
      this.codes.byteLength + this.order.byteLength + this.starts.byteLength + prefixBytes + this.values.length * 16
    );
  }
}
