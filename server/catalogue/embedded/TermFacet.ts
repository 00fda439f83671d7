import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from './bitset.ts';
import type { CountingPlace } from './countingColumns.ts';
import type { RowSets } from './RowSets.ts';
import type { TermDictionary } from './TermDictionary.ts';
import { codesByCount } from './codesByCount.ts';

const rangeForm = /^\d*-\d*$/;

/** A facet of texts. `place` is null for a multi-valued facet, which is counted value by value. */
export class TermFacet {
  constructor(
    readonly dictionary: TermDictionary,
    readonly sets: RowSets,
    readonly place: CountingPlace | null,
    private readonly takesRanges: boolean,
  ) {}

  /** Adds the rows with any of the values. False when no value is readable, so that the filter is to be ignored. */
  matchInto(target: Bitset, values: readonly string[]): boolean {
    let readable = false;
    for (const value of values) {
      const isRange = this.takesRanges && rangeForm.test(value);
      const codes = isRange ? this.dictionary.resolveRange(value) : this.dictionary.resolve(value);
      if (!codes) continue;
      readable = true;
      for (const code of codes) this.sets.addTo(target, code);
    }
    return readable;
  }

  /** Counts per value from the counters of the facet's unit. */
  countsFromBlock(block: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.dictionary.texts.length + 1);
    const valueOf = this.place?.valueOfCounter;
    if (valueOf) {
      for (let i = 0; i < block.length; i++) {
        const value = valueOf[i] as number;
        counts[value] = (counts[value] as number) + (block[i] as number);
      }
    }
    return counts;
  }

  /** Counts per value of a multi-valued facet. */
  countsWithin(bits: Bitset, chosen: Uint32Array | null, all: boolean): Uint32Array {
    const counts = new Uint32Array(this.sets.size);
    for (let code = 0; code < counts.length; code++) {
      counts[code] = all ? this.sets.count(code) : this.sets.countWithin(code, bits, chosen);
    }
    return counts;
  }

  /** The facet's values in order. */
  values(counts: Uint32Array, byText: boolean): FacetValue[] {
    const { texts } = this.dictionary;
    return codesByCount(counts, texts.length, byText).map((code) => ({
      text: texts[code] ?? '',
      count: counts[code] ?? 0,
    }));
  }
}
