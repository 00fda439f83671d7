import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import { fieldNames, weightsOf } from './fieldNames.ts';
import type { StockWords } from './filterClause.ts';
import { keysMeant, mayBeKey } from './KeyMatches.ts';
import type { Query } from './searchForms.ts';

/** What a keyphrase asks for: a document by its key, or words that also say how relevant a document is. */
export interface KeyphraseClause {
  query: Query;
  isRelevance: boolean;
}

/** Null for a keyphrase that restricts nothing. */
export function keyphraseClause<T>(keyphrase: string, { schema, keys }: StockWords<T>): KeyphraseClause | null {
  for (const { name } of schema.keys) {
    const meant = mayBeKey(name, keyphrase, schema) ? keysMeant(keys, name, keyphrase) : [];
    if (meant.length > 0) return { query: { terms: { [fieldNames.key(name)]: meant } }, isRelevance: false };
  }
  const words = [...new Set(foldedWords(keyphrase))];
  if (words.length === 0) return null;
  return { query: { bool: { must: words.map((word) => wordQuery(word, schema)) } }, isRelevance: true };
}

/**
 * Documents with a word that begins so. Scored as the embedded engine does (see TextIndex): the weight of the heaviest
 * field in which it begins a word, twice that if it is the whole word.
 */
export function wordQuery<T>(word: string, { texts }: IndexSchema<T>): Query {
  return {
    dis_max: {
      queries: weightsOf(texts).flatMap((weight): Query[] => {
        const field = fieldNames.words(weight);
        return [
          { constant_score: { filter: { term: { [field]: word } }, boost: weight * 2 } },
          { constant_score: { filter: { prefix: { [field]: word } }, boost: weight } },
        ];
      }),
    },
  };
}
