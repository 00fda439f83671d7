/** The distinct words of a stock in the order of `<` on strings, folded as by foldedWords. */
export interface SortedWords {
  readonly size: number;
  /** The word at an index from 0 to size - 1. */
  wordAt(place: number): string;
  /** Index of the first word not before `text`; `size` if there is none. Words that begin with `text` start there. */
  placeFrom(text: string): number;
}
