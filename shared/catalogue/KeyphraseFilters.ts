import type { FacetMeaning } from './keyphraseFacetWords.ts';
import type { QuantityMatch } from './keyphraseQuantities.ts';
import type { KeyphraseMeaning } from './KeyphraseTypes.ts';
import { parseRange } from './rangeFacets.ts';

/** Collects what words mean as filters. */
export class KeyphraseFilters {
  private readonly filters = new Map<string, Set<string>>();

  addMeanings(meanings: readonly FacetMeaning[]): void {
    for (const { facet, text, parent } of meanings) {
      if (parent === undefined) this.add(facet, text);
      else this.add(facet, parent, `${parent}>${text}`);
    }
  }

  /** Ranges of one facet narrow each other ("från 100 000", "under 200 000"); one that contradicts takes the place of the former. */
  addQuantity({ facet, values }: NonNullable<QuantityMatch['filter']>): void {
    const [value, ...more] = values;
    const added = value === undefined || more.length > 0 ? null : parseRange(value);
    if (!added) {
      this.add(facet, ...values);
      return;
    }
    const known = [...(this.filters.get(facet) ?? [])];
    const before = known.map(parseRange).find((range) => range !== null);
    const kept = known.filter((text) => parseRange(text) === null);
    const min = Math.max(before?.min ?? 0, added.min);
    const max = Math.min(before?.max ?? Number.MAX_SAFE_INTEGER, added.max);
    const range = min <= max ? { min, max } : added;
    this.filters.set(facet, new Set([...kept, rangeValue(range)]));
  }

  toFilters(): KeyphraseMeaning['filters'] {
    return Object.fromEntries([...this.filters].map(([facet, values]) => [facet, [...values]]));
  }

  private add(facet: string, ...texts: string[]): void {
    const values = this.filters.get(facet) ?? new Set<string>();
    this.filters.set(facet, values);
    for (const text of texts) values.add(text);
  }
}

function rangeValue({ min, max }: { min: number; max: number }): string {
  return `${min}-${max === Number.MAX_SAFE_INTEGER ? '' : max}`;
}
