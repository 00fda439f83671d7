import type { KeyphrasePiece } from './keyphraseTokens.ts';
import { keyphraseTokens } from './keyphraseTokens.ts';
import type { QuantityRole } from './quantityRoles.ts';
import type { SearchWords } from './SearchWords.ts';

/** Words of a language around numbers, indexed for look-ups in pieces of typed text. */
export interface QuantityVocabulary {
  /** Returns the number of pieces from `at` on that form the longest phrase of a role; 0 for none. */
  match(role: QuantityRole, pieces: readonly KeyphrasePiece[], at: number): number;
  /** Returns the number that a word means: 7 for "sju". */
  numberOf(word: string): number | undefined;
  /** Parses a word that combines a number and what it counts: "sjusitsig". */
  compoundOf(word: string): { count: number; of: 'seats' | 'doors' } | undefined;
}

type PhrasesByFirst = Map<string, string[][]>;

/** Indexes the words of a language around numbers. */
export function quantityVocabulary({ quantities, numbers }: SearchWords): QuantityVocabulary {
  const roles = new Map<QuantityRole, PhrasesByFirst>();
  const compounds = new Map<string, { count: number; of: 'seats' | 'doors' }>();
  for (const of of ['seats', 'doors'] as const) {
    for (const unit of quantities.get(of) ?? []) {
      for (const [word, count] of numbers) compounds.set(word + unit, { count, of });
    }
  }
  const buildPhrases = (role: QuantityRole): PhrasesByFirst => {
    const cached = roles.get(role);
    if (cached) return cached;
    const byFirst: PhrasesByFirst = new Map();
    for (const phrase of quantities.get(role) ?? []) {
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
