import type { Language } from '../../../site/SiteTypes.ts';
import { quantityPhrases } from './keyphraseQuantityWords.ts';
import type { QuantityWords } from './QuantityWords.ts';
import type { KeyphrasePiece } from '../keyphraseTokens.ts';
import { keyphraseTokens } from '../keyphraseTokens.ts';

/** Words of a language around numbers, indexed for look-ups in pieces of typed text. */
export interface QuantityVocabulary {
  /** Returns the number of pieces from `at` on that form the longest phrase of a role; 0 for none. */
  match(role: keyof QuantityWords, pieces: readonly KeyphrasePiece[], at: number): number;
  /** Returns the number that a word means: 7 for "sju". */
  numberOf(word: string): number | undefined;
  /** Parses a word that combines a number and what it counts: "sjusitsig". */
  compoundOf(word: string): { count: number; of: 'seats' | 'doors' } | undefined;
}

type PhrasesByFirst = Map<string, string[][]>;

const vocabularies = new Map<Language | undefined, QuantityVocabulary>();

/**
 * Returns the vocabulary of a language, cached.
 * Without a language it has only the symbols and units that all languages share.
 */
export function quantityVocabulary(language: Language | undefined): QuantityVocabulary {
  const cached = vocabularies.get(language);
  if (cached) return cached;
  const vocabulary = makeVocabulary(language);
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

function makeVocabulary(language: Language | undefined): QuantityVocabulary {
  const roles = new Map<keyof QuantityWords, PhrasesByFirst>();
  const numbers = new Map<string, number>();
  const compounds = new Map<string, { count: number; of: 'seats' | 'doors' }>();
  for (const list of quantityPhrases(language, 'numbers')) {
    for (const [place, words] of list.entries()) for (const word of words.split('/')) numbers.set(word, place + 2);
  }
  for (const of of ['seats', 'doors'] as const) {
    for (const unit of quantityPhrases(language, of).flat()) {
      for (const [word, count] of numbers) compounds.set(word + unit, { count, of });
    }
  }
  const buildPhrases = (role: keyof QuantityWords): PhrasesByFirst => {
    const cached = roles.get(role);
    if (cached) return cached;
    const byFirst: PhrasesByFirst = new Map();
    for (const phrase of quantityPhrases(language, role).flat()) {
      const pieces = keyphraseTokens(phrase).pieces.map(({ text }) => text);
      const first = pieces[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), pieces]);
    }
    for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
    roles.set(role, byFirst);
    return byFirst;
  };
  return {
    match: (role, pieces, at) => {
      const phrases = buildPhrases(role).get(pieces[at]?.text ?? '') ?? [];
      return phrases.find((phrase) => phrase.every((text, place) => pieces[at + place]?.text === text))?.length ?? 0;
    },
    numberOf: (word) => numbers.get(word),
    compoundOf: (word) => compounds.get(word),
  };
}
