import { foldText } from '../foldText.ts';

/** A folded word of a keyphrase as sent to search engines. */
export interface SearchedWord {
  text: string;
  /** Written "drag*": matches words that begin with it. Other words only match whole words. */
  isBeginning: boolean;
}

/** Minimum length of a prefix that matches any word. A shorter one only matches brand and model names. */
export const minFreeBeginningLength = 5;

/** Returns the distinct words of a keyphrase, in order. */
export function searchedWords(keyphrase: string): SearchedWord[] {
  const words = new Set(foldText(keyphrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []);
  return [...words].map((word) =>
    word.endsWith('*') ? { text: word.slice(0, -1), isBeginning: true } : { text: word, isBeginning: false },
  );
}
