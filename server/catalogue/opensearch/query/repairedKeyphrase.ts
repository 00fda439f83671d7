import Joi from 'joi';
import { foldedWords } from '../../../../shared/catalogue/foldText.ts';
import { searchedWords } from '../../../../shared/catalogue/keyphrase/searchedWords.ts';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { relatedForms } from '../../embedded/text/relatedForms.ts';
import { checked } from '../responses/checked.ts';
import { fieldNames, distinctWeights } from '../fieldNames.ts';
import { wordQuery } from './keyphraseClause.ts';
import type { SearchAnswer } from '../responses/searchAnswer.ts';
import { allOf } from './searchForms.ts';
import type { Aggregations, SearchBody, SuggestClause } from './searchForms.ts';

/** Shorter words have too many neighbours. */
const minRepairedCharacters = 4;
const typedWords = /[\p{L}\p{N}\p{M}]+\*?/gu;

/**
 * Query to correct a keyphrase without hits; null if it has no words that can be replaced.
 * It finds the words that no listed document contains, existing related forms, and words at an edit distance of one.
 */
export function repairBody<T>(
  keyphrase: string,
  schema: IndexSchema<T>,
  endings: readonly string[],
): SearchBody | null {
  const words = splitWords(keyphrase);
  const suggest: Record<string, SuggestClause> = {};
  for (const [place, word] of words.entries()) {
    if (word.length < minRepairedCharacters || !/^\p{L}+$/u.test(word)) continue;
    for (const weight of distinctWeights(schema.texts)) {
      suggest[`w${place} ${weight}`] = {
        text: word,
        term: {
          field: fieldNames.words(weight),
          size: 1,
          suggest_mode: 'missing',
          max_edits: 1,
          prefix_length: 0,
          min_word_length: minRepairedCharacters,
        },
      };
    }
  }
  const aggs: Aggregations = {};
  let forms = 0;
  for (const [place, word] of words.entries()) {
    aggs[`w${place}`] = { filter: wordQuery({ text: word, isBeginning: false }, schema) };
    for (const [number, form] of relatedForms(word, endings).entries()) {
      aggs[`w${place} ${number}`] = { filter: allOf(searchedWords(form).map((one) => wordQuery(one, schema))) };
      forms += 1;
    }
  }
  const isSuggesting = Object.keys(suggest).length > 0;
  if (forms === 0 && !isSuggesting) return null;
  const body = { query: { term: { [fieldNames.withheld]: false } }, size: 0, track_total_hits: false, aggs };
  return isSuggesting ? { ...body, suggest } : body;
}

/** The folded words of a keyphrase in order, one for each typed word. */
function splitWords(keyphrase: string): string[] {
  return (keyphrase.match(typedWords) ?? []).flatMap((typed) => foldedWords(typed).slice(0, 1));
}

const countedSchema = Joi.object<{ doc_count: number }>({ doc_count: Joi.number().required() }).required();

/** Replaces every unknown word of a keyphrase; null if there is none, or one without a replacement. */
export function repairedKeyphrase<T>(
  keyphrase: string,
  answer: SearchAnswer,
  { schema, endings }: { schema: IndexSchema<T>; endings: readonly string[] },
): string | null {
  let place = -1;
  let changed = 0;
  let hopeless = 0;
  const used = keyphrase.replace(typedWords, (typed) => {
    if (foldedWords(typed).length === 0) return typed;
    place += 1;
    const isFound = (name: string): boolean => checked(answer.aggregations?.[name], countedSchema).doc_count > 0;
    const word = foldedWords(typed)[0] ?? '';
    if (typed.endsWith('*') || isFound(`w${place}`)) return typed;
    const form = relatedForms(word, endings).find((_form, number) => isFound(`w${place} ${number}`));
    const best = form ?? bestSuggestion(place, answer, schema);
    if (best === undefined) hopeless += 1;
    else changed += 1;
    return best ?? typed;
  });
  return changed > 0 && hopeless === 0 ? used : null;
}

/** Returns the nearest word; of equally near ones that of the heaviest field. */
function bestSuggestion<T>(place: number, { suggest }: SearchAnswer, { texts }: IndexSchema<T>): string | undefined {
  const options = distinctWeights(texts).flatMap((weight) => suggest?.[`w${place} ${weight}`]?.[0]?.options ?? []);
  return options.reduce<(typeof options)[number] | undefined>(
    (best, option) => (best && best.score >= option.score ? best : option),
    undefined,
  )?.text;
}
