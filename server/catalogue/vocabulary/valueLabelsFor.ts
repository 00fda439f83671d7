import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { ValueLabels, Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Delivered values of a stock: facet → values. */
export type DeliveredValues = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The labels of a site's delivered values in a language, without those that equal the value.
 * Contains the words of the site's main language, the entries' `values`, and spellings seen in the stock.
 * @param seen values of the stock in any spelling
 * @returns undefined when no label differs
 */
export function valueLabelsFor(
  vocabulary: Vocabulary,
  site: Pick<SiteConfig, 'languages'>,
  language: Language,
  seen: DeliveredValues = new Map(),
): ValueLabels | undefined {
  const [main] = site.languages;
  const labels: Record<string, Record<string, string>> = {};
  for (const [facet, entries] of vocabulary) {
    const values = new Set(seen.get(facet));
    for (const entry of entries) {
      for (const value of entry.values) values.add(value);
      if (entry.labels[main] !== undefined) values.add(entry.labels[main]);
    }
    for (const value of values) {
      const label = vocabularyEntry(vocabulary, facet, value, main)?.labels[language];
      if (label !== undefined && label !== value) (labels[facet] ??= {})[value] = label;
    }
  }
  return Object.keys(labels).length > 0 ? labels : undefined;
}
