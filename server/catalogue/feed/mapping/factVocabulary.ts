import { factPrefix } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import type { Vocabulary, VocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { FactRule } from './FeedMappingTypes.ts';

/** Adds the values of free facts to the vocabularies: they are translated like other facet values. */
export function withFactValues(vocabulary: Vocabulary, facts: readonly FactRule[]): Vocabulary {
  const entries = facts.flatMap(({ name, values }): [string, VocabularyEntry[]][] => {
    if (name === undefined || values === undefined) return [];
    return [[factPrefix + name, Object.entries(values).map(([text, labels]) => ({ labels, values: [text] }))]];
  });
  return entries.length > 0 ? new Map([...vocabulary, ...entries]) : vocabulary;
}
