import type { FacetMeaning } from './FacetMeaning.ts';
import type { QuantityMatch } from './keyphraseQuantities.ts';
import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import { joinAlternatives, isListFacet } from '../facets/listFacets.ts';
import { fullText } from './keyphraseSynonyms.ts';
import { isRangeFacet, parseRange } from '../facets/rangeFacets.ts';

/** Collects the filters that typed words mean. */
export class KeyphraseFilters {
  private readonly filters = new Map<string, Set<string>>();

  private readonly suggested = new Map<string, Set<string>>();

  addMeanings(meanings: readonly FacetMeaning[]): void {
    const ofLists = meanings.filter(({ facet }) => isListFacet(facet));
    for (const facet of new Set(ofLists.map((meaning) => meaning.facet))) {
      this.add(facet, joinAlternatives(ofLists.filter((meaning) => meaning.facet === facet).map(({ text }) => text)));
    }
    for (const meaning of meanings.filter(({ facet }) => !isListFacet(facet))) {
      const { facet, text, parent, isSuggested } = meaning;
      if (isSuggested) this.put(this.suggested, facet, text);
      else if (isRangeFacet(facet)) this.addQuantity({ facet, values: [text] });
      else if (parent === undefined) this.add(facet, text);
      else this.add(facet, parent, fullText(meaning));
    }
  }

  /** Adds excluded values, written with a leading "!". */
  addExcluded(meanings: readonly FacetMeaning[]): void {
    for (const meaning of meanings) this.add(meaning.facet, `!${fullText(meaning)}`);
  }

  /**
   * Adds a range; ranges of one facet narrow each other ("från 100 000", "under 200 000").
   * A contradicting range replaces the previous one.
   */
  addQuantity({ facet, values }: NonNullable<QuantityMatch['filter']>): void {
    const [value, ...more] = values;
    const added = value === undefined || more.length > 0 ? null : parseRange(value);
    if (!added) {
      this.add(facet, ...values);
      return;
    }
    const known = [...(this.filters.get(facet) ?? [])];
    const before = known.map(parseRange).find((range) => range !== null);
    const remaining = known.filter((text) => parseRange(text) === null);
    const min = Math.max(before?.min ?? 0, added.min);
    const max = Math.min(before?.max ?? Number.MAX_SAFE_INTEGER, added.max);
    const range = min <= max ? { min, max } : added;
    this.filters.set(facet, new Set([...remaining, rangeValue(range)]));
  }

  toFilters(): KeyphraseMeaning['filters'] {
    const all = new Map([...this.filters, ...[...this.suggested].filter(([facet]) => !this.filters.has(facet))]);
    return Object.fromEntries([...all].map(([facet, values]) => [facet, [...values]]));
  }

  private add(facet: string, ...texts: string[]): void {
    this.put(this.filters, facet, ...texts);
  }

  private put(filters: Map<string, Set<string>>, facet: string, ...texts: string[]): void {
    const values = filters.get(facet) ?? new Set<string>();
    filters.set(facet, values);
    for (const text of texts) values.add(text);
  }
}

function rangeValue({ min, max }: { min: number; max: number }): string {
  return `${min}-${max === Number.MAX_SAFE_INTEGER ? '' : max}`;
}
