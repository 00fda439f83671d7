import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { parseRange } from '../../../shared/catalogue/rangeFacets.ts';

const collator = new Intl.Collator('sv', { numeric: true });

/** Order of facet values: Swedish, digits by their number, then by code point so that the order is total. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** The texts of a facet, numbered by compareTexts: the code of a text is its place in `texts`. */
export class TermDictionary {
  readonly texts: readonly string[];
  private readonly codes: ReadonlyMap<string, number>;
  private folded: Map<string, number[]> | null = null;

  constructor(texts: Iterable<string>) {
    this.texts = [...new Set(texts)].sort(compareTexts);
    this.codes = new Map(this.texts.map((text, code) => [text, code]));
  }

  codeOf(text: string): number | undefined {
    return this.codes.get(text);
  }

  /**
   * Codes that a filter value means: the exact text, else every text that is equal but for case, accents and
   * hyphens (path segments are lower case). None for an unknown value.
   */
  resolve(value: string): readonly number[] {
    const exact = this.codes.get(value);
    if (exact !== undefined) return [exact];
    if (!this.folded) {
      this.folded = new Map();
      for (const [code, text] of this.texts.entries()) {
        const key = foldedValue(text);
        const same = this.folded.get(key);
        if (same) same.push(code);
        else this.folded.set(key, [code]);
      }
    }
    return this.folded.get(foldedValue(value)) ?? [];
  }

  /** Codes of the numbers within a range "2019-2023"; null when the text is no readable range. */
  resolveRange(value: string): number[] | null {
    const range = parseRange(value);
    if (!range) return null;
    return [...this.texts.keys()].filter((code) => {
      const number = Number(this.texts[code]);
      return number >= range.min && number <= range.max;
    });
  }
}
