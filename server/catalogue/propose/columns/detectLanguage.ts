import { foldedValue } from '../../../../shared/catalogue/foldText.ts';
import { referenceLanguage } from '../../../../shared/site/referenceLanguage.ts';
import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary, VocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { facets } from './columnEvidence.ts';
import type { Matches } from './Match.ts';

/** The language of a feed's values. */
export interface DetectedLanguage {
  language: Language;
  certainty: 'sure' | 'likely' | 'open';
  reason: string;
}

/** Lead in values over the next language that makes a language sure. */
const sureLead = 2;

/** Different values of the columns with a vocabulary. */
function valuesOf(matches: Matches): [string, string][] {
  return facets.flatMap((facet) => {
    const texts = matches.byPurpose.get(facet)?.columns.flatMap((column) => column.texts) ?? [];
    return [...new Set(texts.map(foldedValue))].map((value): [string, string] => [facet, value]);
  });
}

/** Languages that the labels of a facet have. */
function labelLanguages(vocabulary: Vocabulary, facet: string): Language[] {
  const [first] = vocabulary.get(facet) ?? [];
  return first ? Object.keys(first.labels) : [];
}

/** True if a value means something of its own in a language or variant: "Gas" is petrol in American feeds. */
const isOwnValue = ({ valuesIn }: VocabularyEntry, language: Language, value: string): boolean =>
  valuesIn?.[language]?.some((text) => foldedValue(text) === value) ?? false;

/**
 * Counts the values that are labels of each language.
 * Variants count only if they are the site's or have a value of their own.
 */
function countLabels(
  values: readonly [string, string][],
  vocabulary: Vocabulary,
  own: readonly Language[],
): Map<Language, number> {
  const counts = new Map<Language, number>();
  const variants = new Set<Language>(own);
  for (const [facet, value] of values) {
    for (const language of labelLanguages(vocabulary, facet)) {
      const entry = vocabularyEntry(vocabulary, facet, value, language);
      if (!entry) continue;
      const isOwn = isOwnValue(entry, language, value);
      if (isOwn) variants.add(language);
      if (!isOwn && foldedValue(entry.labels[language] ?? '') !== value) continue;
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([language]) => !language.includes('-') || variants.has(language)));
}

/** Number of columns whose names are of each language. English ones say nothing: exports everywhere have them. */
function countNames({ columns }: Matches): Map<Language, number> {
  const counts = new Map<Language, number>();
  for (const { name } of columns) {
    const languages = name.purposes.find(({ isWhole }) => isWhole)?.languages ?? [];
    if (languages.includes(referenceLanguage)) continue;
    for (const language of languages) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
}

/** The language of a variant: "en" of "en-US". */
const baseOf = (language: Language): string => language.split('-')[0] ?? language;

/** Languages with the highest count first; those of the site before others with the same count. */
function ranked(counts: ReadonlyMap<Language, number>, own: readonly Language[]): [Language, number][] {
  const place = (language: Language): number => (own.includes(language) ? own.indexOf(language) : own.length);
  // a variant such as en-US must have more than its language
  return [...counts].sort(
    ([a, countA], [b, countB]) => countB - countA || place(a) - place(b) || a.length - b.length || a.localeCompare(b),
  );
}

/**
 * Detects the language of a feed's values by the vocabularies, else by the names of its columns.
 * @param own languages of the site, preferred where several fit equally
 */
export function detectLanguage(
  matches: Matches,
  vocabulary: Vocabulary,
  own: readonly [Language, ...Language[]],
): DetectedLanguage {
  const values = valuesOf(matches);
  const byValues = ranked(countLabels(values, vocabulary, own), own);
  const [best] = byValues;
  if (best) {
    const [language, count] = best;
    const next = byValues.find(([other]) => baseOf(other) !== baseOf(language));
    const lead = count - (next?.[1] ?? 0);
    return {
      language,
      certainty: lead >= sureLead ? 'sure' : 'likely',
      reason: `${String(count)} of ${String(values.length)} values are words of ${language}`,
    };
  }
  const [named, nextNamed] = ranked(countNames(matches), own);
  if (named && named[1] - (nextNamed?.[1] ?? 0) >= sureLead) {
    return { language: named[0], certainty: 'likely', reason: 'by the names of the columns' };
  }
  return { language: own[0], certainty: 'open', reason: "no value tells it: the site's language is assumed" };
}
