import Joi from 'joi';
import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import type { IndexSchema } from '../embedded/IndexSchema.ts';
import { checked } from './checked.ts';
import { fieldNames, weightsOf } from './fieldNames.ts';
import { wordQuery } from './keyphraseClause.ts';
import type { SearchAnswer } from './searchAnswer.ts';
import type { Aggregations, SearchBody, SuggestClause } from './searchForms.ts';

/** Shorter words have too many neighbours. */
const shortestMended = 4;
const typedWords = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Asks which words of a keyphrase that nothing matches begin no word of the listed documents, and for words at one edit
 * from those. Null for a keyphrase without words that can be mended.
 */
export function repairBody<T>(keyphrase: string, schema: IndexSchema<T>): SearchBody | null {
  const words = wordsOf(keyphrase);
  const suggest: Record<string, SuggestClause> = {};
  for (const [place, word] of words.entries()) {
    if (word.length < shortestMended || !/^\p{L}+$/u.test(word)) continue;
    for (const weight of weightsOf(schema.texts)) {
      suggest[`w${place} ${weight}`] = {
        text: word,
        term: {
          field: fieldNames.words(weight),
          size: 1,
          suggest_mode: 'missing',
          max_edits: 1,
          prefix_length: 0,
          min_word_length: shortestMended,
        },
      };
    }
  }
  if (Object.keys(suggest).length === 0) return null;
  const aggs: Aggregations = {};
  for (const [place, word] of words.entries()) aggs[`w${place}`] = { filter: wordQuery(word, schema) };
  return { query: { term: { [fieldNames.withheld]: false } }, size: 0, track_total_hits: false, aggs, suggest };
}

/** The folded words of a keyphrase in their order, one for each that was typed. */
function wordsOf(keyphrase: string): string[] {
  return (keyphrase.match(typedWords) ?? []).flatMap((typed) => foldedWords(typed).slice(0, 1));
}

const countedSchema = Joi.object<{ doc_count: number }>({ doc_count: Joi.number().required() }).unknown().required();

/** The keyphrase with every unknown word replaced; null when there is none, or one that nothing can replace. */
export function repairedKeyphrase<T>(keyphrase: string, answer: SearchAnswer, schema: IndexSchema<T>): string | null {
  let place = -1;
  let changed = 0;
  let hopeless = 0;
  const used = keyphrase.replace(typedWords, (typed) => {
    if (foldedWords(typed).length === 0) return typed;
    place += 1;
    const { doc_count } = checked(answer.aggregations?.[`w${place}`], countedSchema);
    if (doc_count > 0) return typed;
    const best = bestSuggestion(place, answer, schema);
    if (best === undefined) hopeless += 1;
    else changed += 1;
    return best ?? typed;
  });
  return changed > 0 && hopeless === 0 ? used : null;
}

/** The nearest word; of words equally near the one in the heaviest field. */
function bestSuggestion<T>(place: number, { suggest }: SearchAnswer, { texts }: IndexSchema<T>): string | undefined {
  const options = weightsOf(texts).flatMap((weight) => suggest?.[`w${place} ${weight}`]?.[0]?.options ?? []);
  return options.reduce<(typeof options)[number] | undefined>(
    (best, option) => (best && best.score >= option.score ? best : option),
    undefined,
  )?.text;
}
