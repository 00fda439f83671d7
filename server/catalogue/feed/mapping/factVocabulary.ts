import { factPrefix } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { Vocabulary, VocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { FactRule } from './FeedMappingTypes.ts';

/**
 * Adds the values of free facts to the vocabularies: they are translated like other facet values.
 * If several feeds have a value, the labels of the first feed count.
 */
export function withFactValues(vocabulary: Vocabulary, facts: readonly FactRule[]): Vocabulary {
  const all = new Map<string, readonly VocabularyEntry[]>(vocabulary);
  for (const { name, values } of facts) {
    if (name === undefined || values === undefined) continue;
    const known = all.get(factPrefix + name) ?? [];
    const added = Object.entries(values)
      .filter(([text]) => !known.some((entry) => entry.values.includes(text)))
      .map(([text, labels]) => ({ labels, values: [text] }));
    all.set(factPrefix + name, [...known, ...added]);
  }
  return all;
}
