import { foldText } from './foldText.ts';

/** A folded word of a keyphrase as engines search for it. */
export interface SearchedWord {
  text: string;
  /** Written "drag*": words that begin so match, too. Any other word matches whole words only. */
  isBeginning: boolean;
}

/** The beginning of a word of any text needs this many letters; a shorter one matches names of brands and models only. */
export const minFreeBeginningLength = 5;

/** The distinct words of a keyphrase, in its order. */
export function searchedWords(keyphrase: string): SearchedWord[] {
  const words = new Set(foldText(keyphrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []);
  return [...words].map((word) =>
    word.endsWith('*') ? { text: word.slice(0, -1), isBeginning: true } : { text: word, isBeginning: false },
  );
}
