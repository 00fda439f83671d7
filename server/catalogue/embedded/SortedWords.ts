/** The words of a stock in the order of `<` on strings, each once: folded, as foldedWords gives them. */
export interface SortedWords {
  readonly size: number;
  /** The word at a place from 0 to size - 1. */
  wordAt(place: number): string;
  /** The first place whose word is not before `text`; `size` when all are. Words that begin with `text` stand from there on. */
  placeFrom(text: string): number;
}
