import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { cellMeanings, saleStates } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';

/** Words in cells that have the same meaning in every feed. */
export interface CellWords {
  /** True for a text that stands for no value: "N/A", "-". */
  isPlaceholder(text: string): boolean;
  /** True for yes, false for no; undefined for any other text. */
  truthOf(text: string): boolean | undefined;
  /** "available", "reserved" or "sold"; undefined for any other text. */
  saleStateOf(text: string): string | undefined;
}

/** A feed repeats few short texts very often. */
const maxCachedTexts = 10_000;

/** Folds case and accents, a leading apostrophe of spreadsheets, and separators between words. */
const keyOf = (text: string): string =>
  foldText(text)
    .replace(/^'/, '')
    .replace(/(?<=[\p{L}\p{N}])[\s_-]+(?=[\p{L}\p{N}])/gu, ' ')
    .trim();

/** Words of contexts without vocabulary. */
const commonTruths: readonly (readonly [string, string])[] = [
  ['true', 'yes'],
  ['1', 'yes'],
  ['false', 'no'],
  ['0', 'no'],
];

function wordsIn(vocabulary: Vocabulary, name: string): Map<string, string> {
  const entries = vocabulary.get(name) ?? [];
  return new Map(
    entries.flatMap(({ values: [meaning = '', ...words] }) =>
      [meaning, ...words].map((word) => [keyOf(word), meaning]),
    ),
  );
}

/** Creates the reader of words in cells from the vocabulary. */
export function createCellWords(vocabulary: Vocabulary): CellWords {
  const meanings = new Map([...commonTruths, ...wordsIn(vocabulary, cellMeanings)]);
  const placeholders = new Set([...meanings].flatMap(([word, meaning]) => (meaning === 'blank' ? [word] : [])));
  const states = wordsIn(vocabulary, saleStates);
  const longest = Math.max(0, ...[...placeholders].map((word) => word.length)) + 1;
  const firstLetters = [...placeholders].map((word) => word[0] ?? '');
  const mayBePlaceholder = new Set<string | undefined>([
    "'",
    ...firstLetters.flatMap((letter) => [letter, letter.toUpperCase()]),
  ]);
  const cached = new Map<string, boolean>();

  return {
    isPlaceholder(text) {
      if (text.length > longest || !mayBePlaceholder.has(text[0])) return false;
      const known = cached.get(text);
      if (known !== undefined) return known;
      const isBlank = placeholders.has(keyOf(text));
      if (cached.size < maxCachedTexts) cached.set(text, isBlank);
      return isBlank;
    },
    truthOf(text) {
      const meaning = meanings.get(keyOf(text));
      return meaning === 'yes' || meaning === 'no' ? meaning === 'yes' : undefined;
    },
    saleStateOf: (text) => states.get(keyOf(text)),
  };
}
