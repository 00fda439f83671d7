import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary, VocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { createWordMatcher } from '../../feed/rules/createWordMatcher.ts';

/** Finds the entry of a facet's value as reading does; null for an unknown value. */
export type ValueEntries = (facet: string, value: string) => VocabularyEntry | null;

/** Creates the lookup of values: as a whole, then by their words. */
export function createValueEntries(vocabulary: Vocabulary, language: Language): ValueEntries {
  const matchers = new Map<string, ReturnType<typeof createWordMatcher>>();
  return (facet, value) => {
    const whole = vocabularyEntry(vocabulary, facet, value, language);
    if (whole) return whole;
    if (!matchers.has(facet)) matchers.set(facet, createWordMatcher(vocabulary, facet, language));
    return matchers.get(facet)?.(value) ?? null;
  };
}
