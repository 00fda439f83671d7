import Joi from 'joi';
import { checked } from './checked.ts';
import { fieldNames } from './fieldNames.ts';

/** What is read of the answer to a search. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number }; hits: { _source?: { source?: object }; sort?: unknown[] }[] };
  aggregations?: Record<string, unknown>;
  suggest?: Record<string, { options: { text: string; score: number }[] }[]>;
}

/** The answer of _search. Keys that are not named are ignored; what is named must have its form. */
const schema = Joi.object<SearchAnswer>({
  timed_out: Joi.boolean().valid(false).required(),
  _shards: Joi.object({ failed: Joi.number().valid(0).required() })
    .unknown()
    .required(),
  hits: Joi.object({
    total: Joi.object({ value: Joi.number().integer().min(0).required() }).unknown(),
    hits: Joi.array()
      .items(
        Joi.object({ _source: Joi.object({ source: Joi.object().unknown() }).unknown(), sort: Joi.array() }).unknown(),
      )
      .required(),
  })
    .unknown()
    .required(),
  aggregations: Joi.object().unknown(),
  suggest: Joi.object().pattern(
    Joi.string(),
    Joi.array().items(
      Joi.object({
        options: Joi.array()
          .items(Joi.object({ text: Joi.string().required(), score: Joi.number().required() }).unknown())
          .required(),
      }).unknown(),
    ),
  ),
})
  .unknown()
  .required();

/**
 * Checks an answer. One that some shard did not take part in counts as a failure: its counts would be wrong.
 * @throws SearchAnswerError
 */
export function readSearchAnswer(body: unknown): SearchAnswer {
  return checked(body, schema);
}

/** The items of the hits with the fields that were asked for (all when none is named). */
export function itemsOf<T extends object>({ hits }: SearchAnswer, fields: readonly string[]): Partial<T>[] {
  return hits.hits.map((hit) => {
    const item: Partial<T> = hit._source?.[fieldNames.source] ?? {};
    if (fields.length === 0) return item;
    return Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))) as Partial<T>;
  });
}
