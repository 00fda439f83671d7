import { histogramStep, parseRange } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { Facet, FacetValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from '../columns/bitset.ts';
import type { OrderedColumn, OrderedColumnData } from '../columns/OrderedColumn.ts';

/** A facet of numbers in shared memory. */
export interface RangeFacetData {
  column: OrderedColumnData;
  unit: number;
}

/** A facet of numbers. Its rows are counted per distinct value; extent and bins are derived from these counts exactly. */
export class RangeFacet {
  constructor(
    readonly column: OrderedColumn,
    readonly unit: number,
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
