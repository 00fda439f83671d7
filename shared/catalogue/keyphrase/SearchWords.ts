import type { Language } from '../../site/SiteTypes.ts';
import type { Synonyms } from './KeyphraseTypes.ts';
import type { QuantityRole } from './quantityRoles.ts';

/** Words that the search understands on pages in one language (search.yaml), all folded. */
export interface SearchWords {
  synonyms: Synonyms;
  negators: ReadonlySet<string>;
  /** Words that continue a negated list: "not red or blue". */
  conjunctions: ReadonlySet<string>;
  /** Words that do not narrow a search. They are dropped if another word has a meaning or can be searched for. */
  fillers: {
    /** Words that fit every car or only connect others; dropped silently. */
    plain: ReadonlySet<string>;
    /** Words that the search cannot use; the page reports that they were ignored. */
    ignored: ReadonlySet<string>;
  };
  /** Endings and their replacements, likeliest first. */
  inflections: readonly (readonly [ending: string, instead: string])[];
  /** Endings of words in free text. */
  endings: readonly string[];
  /** Case forms of towns by their endings; of each group, those of the longest ending apply. */
  towns: readonly Readonly<Record<string, readonly string[]>>[];
  /** Phrases around numbers. */
  quantities: ReadonlyMap<QuantityRole, readonly string[]>;
  /** Numbers that are spelled out. */
  numbers: ReadonlyMap<string, number>;
}

export type SearchWordsByLanguage = ReadonlyMap<Language, SearchWords>;

/** Words of a language that the search does not know. */
export const noSearchWords: SearchWords = {
  synonyms: new Map(),
  negators: new Set(),
  conjunctions: new Set(),
  fillers: { plain: new Set(), ignored: new Set() },
  inflections: [],
  endings: [],
  towns: [],
  quantities: new Map(),
  numbers: new Map(),
};

/** Returns whether a word is one of those that do not narrow a search. */
export function isFiller(foldedWord: string, { fillers }: SearchWords): boolean {
  return fillers.plain.has(foldedWord) || fillers.ignored.has(foldedWord);
}

const shortestStem = 3;

/** Returns the possible base forms of a folded word, likeliest first, without the word itself. */
export function uninflected(word: string, { inflections }: SearchWords): string[] {
  return inflections.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, word.length - ending.length) + instead;
    return stem.length >= shortestStem ? [stem] : [];
  });
}
