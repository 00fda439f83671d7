import { isOneTypoApart } from './isOneTypoApart.ts';

/**
 * Finds the words one typing error away from a given word. Two such words become equal when at most one letter of
 * each is removed, so each word is indexed under all its forms with one letter removed.
 */
export class TypoIndex {
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      for (const form of shortened(word)) {
        const same = this.words.get(form);
        if (same) same.push(word);
        else this.words.set(form, [word]);
      }
    }
  }

  /** Returns words at a Damerau-Levenshtein distance of 1. */
  near(word: string): string[] {
    const matches = new Set<string>();
    for (const form of shortened(word)) {
      for (const candidate of this.words.get(form) ?? []) {
        if (isOneTypoApart(word, candidate)) matches.add(candidate);
      }
    }
    return [...matches];
  }
}

/** Returns the word and all its forms with one letter removed. */
function shortened(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at++) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}
