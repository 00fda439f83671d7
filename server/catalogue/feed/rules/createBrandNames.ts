import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { brandNames, modelNames } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';

/** Place of words in a text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Known names of brands and models, for titles. */
export interface BrandNames {
  /** The brand that a text names first, as its maker writes it; null for none. */
  find(text: string): (TextSpan & { brand: string }) | null;
  /** All spellings of a brand; only the given one for an unknown brand. */
  spellingsOf(brand: string): readonly string[];
  /** The known model of several words with which a text begins; undefined for none. */
  modelAtStart(brand: string, text: string): string | undefined;
}

/** Folds a brand for comparison: case, accents, hyphens and blanks do not count. */
export const brandKey = (brand: string): string => foldText(brand).replace(/[^\p{L}\p{N}]+/gu, '');

const maxBrandWords = 3;
const maxModelWords = 8;

/** Words of a text with their places. */
export function spansOfWords(text: string): TextSpan[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** Keys of the first words of a text: of one, of two and so on. */
function keysAtStart(text: string): Set<string> {
  const words = spansOfWords(text).slice(0, maxModelWords);
  return new Set(words[0]?.start === 0 ? words.map(({ end }) => brandKey(text.slice(0, end))) : []);
}

/** Creates the names of brands and models of a vocabulary. */
export function createBrandNames(vocabulary: Vocabulary): BrandNames {
  const spellings = new Map<string, readonly string[]>();
  for (const { values } of vocabulary.get(brandNames) ?? []) {
    for (const value of values) spellings.set(brandKey(value), values);
  }
  /** The longest first. */
  const models = new Map<string, readonly { name: string; key: string }[]>();
  for (const { values } of vocabulary.get(modelNames) ?? []) {
    const [brand = '', ...names] = values;
    models.set(
      brandKey(brand),
      names.toSorted((a, b) => b.length - a.length).map((name) => ({ name, key: brandKey(name) })),
    );
  }

  return {
    find(text) {
      const words = spansOfWords(text);
      for (const [from, { start }] of words.entries()) {
        for (let count = maxBrandWords; count > 0; count -= 1) {
          const end = words[from + count - 1]?.end;
          const brand = end === undefined ? undefined : spellings.get(brandKey(text.slice(start, end)))?.[0];
          if (brand !== undefined && end !== undefined) return { brand, start, end };
        }
      }
      return null;
    },
    spellingsOf: (brand) => spellings.get(brandKey(brand)) ?? [brand],
    modelAtStart(brand, text) {
      const known = models.get(brandKey(brand)) ?? [];
      if (known.length === 0) return undefined;
      const keys = keysAtStart(text);
      return known.find(({ key }) => keys.has(key))?.name;
    },
  };
}
