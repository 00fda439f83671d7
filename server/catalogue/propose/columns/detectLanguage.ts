import { foldedValue } from '../../../../shared/catalogue/foldText.ts';
import { referenceLanguage } from '../../../../shared/site/referenceLanguage.ts';
import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
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

/** Number of values that are labels of each language. */
function countLabels(values: readonly [string, string][], vocabulary: Vocabulary): Map<Language, number> {
  const counts = new Map<Language, number>();
  for (const [facet, value] of values) {
    for (const language of labelLanguages(vocabulary, facet)) {
      const label = vocabularyEntry(vocabulary, facet, value, language)?.labels[language];
      if (label === undefined || foldedValue(label) !== value) continue;
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
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

/** Languages with the highest count first; those of the site before others with the same count. */
function ranked(counts: ReadonlyMap<Language, number>, own: readonly Language[]): [Language, number][] {
  const place = (language: Language): number => (own.includes(language) ? own.indexOf(language) : own.length);
  return [...counts]
    .filter(([language]) => !language.includes('-') || own.includes(language))
    .sort(([a, countA], [b, countB]) => countB - countA || place(a) - place(b) || a.localeCompare(b));
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
  const byValues = ranked(countLabels(values, vocabulary), own);
  const [best, next] = byValues;
  if (best) {
    const [language, count] = best;
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
