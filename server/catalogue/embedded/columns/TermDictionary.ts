import { foldedValue } from '../../../../shared/catalogue/foldText.ts';
import { parseRange } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { SharedTextList } from './SharedTexts.ts';

/**
 * Texts of a facet; the code of a text is its index in the order of textOrder().
 * They are decoded from shared memory on first use.
 */
export class TermDictionary {
  private read: readonly string[] | null = null;
  private codes: ReadonlyMap<string, number> | null = null;
  private folded: Map<string, number[]> | null = null;

  /** @param from,to places of its texts in the list */
  constructor(
    private readonly list: SharedTextList,
    private readonly from = 0,
    private readonly to = list.size,
  ) {}

  get size(): number {
    return this.to - this.from;
  }

  get texts(): readonly string[] {
    return (this.read ??= this.list.slice(this.from, this.to));
  }

  codeOf(text: string): number | undefined {
    this.codes ??= new Map(this.texts.map((known, code) => [known, code]));
    return this.codes.get(text);
  }

  /**
   * Codes that a filter value matches: the exact text, else all equal but for case, accents and hyphens.
   * (Path segments are lower case.) None for an unknown value.
   */
  resolve(value: string): readonly number[] {
    const exact = this.codeOf(value);
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

  /** Codes of the numbers within a range "2019-2023"; null for an invalid range. */
  resolveRange(value: string): number[] | null {
    const range = parseRange(value);
    if (!range) return null;
    return [...this.texts.keys()].filter((code) => {
      const number = Number(this.texts[code]);
      return number >= range.min && number <= range.max;
    });
  }
}
