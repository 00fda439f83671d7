import { decimalMark, schemaKey, swatchKey, vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { factPrefix } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { ValueLabels } from '../../../shared/catalogue/ValueLabels.ts';
import { getLocaleFormats } from '../../../shared/kit/format/getLocaleFormats.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Values that a stock delivered, in any spelling. */
export interface DeliveredValues {
  /** Facet → values. */
  seen: ReadonlyMap<string, ReadonlySet<string>>;
  /** Facets that deliver no other values than those seen. */
  whole: ReadonlySet<string>;
}

const nothingDelivered: DeliveredValues = { seen: new Map(), whole: new Set() };

/**
 * The labels of a site's delivered values in a language, without those that equal the value.
 * Contains the words of the site's main language and the spellings seen in the stock; of facets that may deliver
 * others, the entries' `values` too, except of facts: feeds deliver these in the main language.
 * On pages in another language, it also contains the decimal marks of both.
 * @returns undefined when no label differs
 */
export function valueLabelsFor(
  vocabulary: Vocabulary,
  site: Pick<SiteConfig, 'languages' | 'locales'>,
  language: Language,
  { seen, whole }: DeliveredValues = nothingDelivered,
): ValueLabels | undefined {
  const [main] = site.languages;
  const labels: Record<string, Record<string, string>> = {};
  for (const [facet, entries] of vocabulary) {
    const values = new Set(seen.get(facet));
    const isFact = facet.startsWith(factPrefix);
    for (const entry of entries) {
      const isTranslated = isFact && entry.labels[main] !== undefined;
      if (!whole.has(facet) && !isTranslated) for (const value of entry.values) values.add(value);
      if (entry.labels[main] !== undefined) values.add(entry.labels[main]);
    }
    for (const value of values) {
      const entry = vocabularyEntry(vocabulary, facet, value, main);
      const label = entry?.labels[language];
      if (label !== undefined && label !== value) (labels[facet] ??= {})[value] = label;
      if (entry?.schema !== undefined) (labels[schemaKey(facet)] ??= {})[value] = entry.schema;
      if (entry?.swatch !== undefined) (labels[swatchKey] ??= {})[value] = entry.swatch;
    }
  }
  const markOf = (one: Language): string => getLocaleFormats(site.locales[one] ?? one).marks.decimal;
  if (language !== main) labels[decimalMark] = { [markOf(main)]: markOf(language) };
  return Object.keys(labels).length > 0 ? labels : undefined;
}
