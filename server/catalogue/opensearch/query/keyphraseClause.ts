import { minFreeBeginningLength, searchedWords } from '../../../../shared/catalogue/keyphrase/searchedWords.ts';
import type { SearchedWord } from '../../../../shared/catalogue/keyphrase/searchedWords.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { fieldNames, distinctWeights } from '../fieldNames.ts';
import type { StockWords } from './filterClause.ts';
import { keysMeant, mayBeKey } from './KeyMatches.ts';
import type { Query } from './searchForms.ts';

/** Query of a keyphrase: a document by its key, or words that also define the relevance. */
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
  const words = searchedWords(keyphrase);
  if (words.length === 0) return null;
  return { query: { bool: { must: words.map((word) => wordQuery(word, schema)) } }, isRelevance: true };
}

/**
 * Query for documents with the word, scored like the embedded engine (see TextIndex).
 * A whole word scores twice the weight of the heaviest field that contains it, a beginning the weight of the heaviest
 * field in which it begins a word.
 */
export function wordQuery<T>({ text, isBeginning }: SearchedWord, { texts }: IndexSchema<T>): Query {
  const weights = distinctWeights(texts);
  const beginning = text.length < minFreeBeginningLength ? weights.slice(0, 1) : weights;
  return {
    dis_max: {
      queries: weights.flatMap((weight): Query[] => {
        const field = fieldNames.words(weight);
        const whole: Query = { constant_score: { filter: { term: { [field]: text } }, boost: weight * 2 } };
        if (!isBeginning || !beginning.includes(weight)) return [whole];
        return [whole, { constant_score: { filter: { prefix: { [field]: text } }, boost: weight } }];
      }),
    },
  };
}
