import type { FacetValue } from '../../../../shared/catalogue/SearchTypes.ts';
import type { Bitset } from '../columns/bitset.ts';
import type { CountingPlace } from './countingColumns.ts';
import type { RowSetsData } from '../columns/RowSets.ts';
import { RowSets } from '../columns/RowSets.ts';
import type { SharedTexts } from '../columns/SharedTexts.ts';
import { SharedTextList } from '../columns/SharedTexts.ts';
import { TermDictionary } from '../columns/TermDictionary.ts';
import { codesByCount } from './codesByCount.ts';

const rangeForm = /^\d*-\d*$/;

/** A facet of texts in shared memory. */
export interface TermFacetData {
  /** Ordered by textOrder(). */
  texts: SharedTexts;
  sets: RowSetsData;
  /** null for a multi-valued facet, which is counted by value. */
  place: CountingPlace | null;
}

/** A facet of texts. */
export class TermFacet {
  readonly place: CountingPlace | null;
  private readonly dictionary: TermDictionary;
  private readonly sets: RowSets;

  constructor(
    data: TermFacetData,
    private readonly takesRanges: boolean,
  ) {
    this.place = data.place;
    this.dictionary = new TermDictionary(new SharedTextList(data.texts));
    this.sets = new RowSets(data.sets);
  }

  /** Adds the rows with any of the values. False when no value is valid, so that the filter is ignored. */
  matchInto(target: Bitset, values: readonly string[]): boolean {
    let readable = false;
    for (const value of values) {
      const codes = this.codesOf(value);
      if (!codes) continue;
      readable = true;
      for (const code of codes) this.sets.addTo(target, code);
    }
    return readable;
  }

  /** null for an invalid range. */
  private codesOf(value: string): readonly number[] | null {
    const isRange = this.takesRanges && rangeForm.test(value);
    return isRange ? this.dictionary.resolveRange(value) : this.dictionary.resolve(value);
  }

  /** Counts per value from the counters of the facet's unit. */
  countsFromBlock(block: Int32Array): Uint32Array {
    const counts = new Uint32Array(this.dictionary.size + 1);
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
