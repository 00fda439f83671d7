import { histogramStep, parseRange } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { Facet, FacetValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from '../columns/bitset.ts';
import type { BitsetPool } from '../columns/BitsetPool.ts';
import type { KnownCounts } from './CountedRows.ts';
import type { CountedRows, Counts } from './CountedRows.ts';
import type { OrderedColumn, OrderedColumnData } from '../columns/OrderedColumn.ts';

/** A facet of numbers in shared memory. */
export interface RangeFacetData {
  column: OrderedColumnData;
  unit: number;
  /** Counts of prefixes of the column; null in a small index. */
  known: KnownCounts | null;
}

/** A facet of numbers. Its rows are counted per distinct value; extent and bins are derived from these counts exactly. */
export class RangeFacet {
  constructor(
    readonly column: OrderedColumn,
    readonly unit: number,
    private readonly known: KnownCounts | null,
  ) {}

  /** Adds the rows within any of the ranges "min-max". False when none is valid, so that the filter is ignored. */
  matchInto(target: Bitset, values: readonly string[], scratch: () => Bitset, add: (other: Bitset) => void): boolean {
    let readable = false;
    for (const value of values) {
      const range = parseRange(value);
      if (!range) continue;
      if (!readable) {
        this.column.rangeInto(target, range.min, range.max);
      } else {
        const further = scratch();
        this.column.rangeInto(further, range.min, range.max);
        add(further);
      }
      readable = true;
    }
    return readable;
  }

  /** Rows nearly within the range; null when several ranges are selected, or none. */
  countedRows(values: readonly string[], pool: BitsetPool): CountedRows | null {
    const { known } = this;
    const [range, ...others] = values.map(parseRange).filter((one) => one !== null);
    if (!known || !range || others.length > 0) return null;
    // Place 0 is the empty prefix.
    const [from = 0, to = 0] = this.column.nearestPrefixes(range.min, range.max, [0, ...known.sets]);
    if (from >= to) return null;
    const bits = pool.take();
    const count = this.column.prefixesInto(bits, known.sets[from - 1] ?? 0, known.sets[to - 1] ?? 0);
    const parts = (place: number, sign: 1 | -1): { counters: Counts; sign: 1 | -1 }[] => {
      const counters = known.counts[place - 1];
      return counters ? [{ counters, sign }] : [];
    };
    return { bits, count, parts: [...parts(to, 1), ...parts(from, -1)] };
  }

  /** The histogram over the counts of the distinct values. */
  histogram(name: string, counts: Int32Array): Facet {
    const { values } = this.column;
    let first = 0;
    while (first < counts.length && counts[first] === 0) first++;
    let last = counts.length - 1;
    while (last > first && counts[last] === 0) last--;
    const min = values[first];
    const max = values[last];
    if (first >= counts.length || min === undefined || max === undefined) return { name, type: 'histogram', value: [] };

    const step = histogramStep(min, max);
    const binCount = Math.max(1, Math.ceil((max - min) / step));
    const value: FacetValue[] = [];
    let code = first;
    for (let bin = 0; bin < binCount; bin++) {
      const isLast = bin === binCount - 1;
      const to = isLast ? max : min + (bin + 1) * step;
      let count = 0;
      for (; code <= last && (isLast || (values[code] as number) < to); code++) count += counts[code] as number;
      // No text: formatting six hundred numbers would cost more than all the counting.
      value.push({ text: '', count, min: min + bin * step, max: to });
    }
    return { name, type: 'histogram', min, max, value };
  }
}
