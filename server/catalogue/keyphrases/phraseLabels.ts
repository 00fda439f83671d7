import type { PhraseLabels } from '../../../shared/catalogue/keyphrase/keyphraseFacetWords.ts';
import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

const none: PhraseLabels = { own: [], others: [] };

/**
 * Returns the words for a delivered value: its label in the page's language, then the others.
 * Those are labels in other languages and other delivered spellings, which visitors and synonyms use as well.
 * @param delivered the language that the stock is delivered in
 */
export function phraseLabels(
  vocabulary: Vocabulary,
  { language, delivered }: { language: Language; delivered: Language | undefined },
): (facet: string, value: string) => PhraseLabels {
  return (facet, value) => {
    const entry = vocabularyEntry(vocabulary, facet, value, delivered);
    if (!entry) return none;
    const own = entry.labels[language];
    const others = [...Object.values(entry.labels), ...entry.values].filter(
      (label) => label !== own && label !== value,
    );
    return { own: own === undefined ? [] : [own], others };
  };
}
