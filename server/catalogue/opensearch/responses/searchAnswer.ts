import Joi from 'joi';
import { checked } from './checked.ts';
import { fieldNames } from '../fieldNames.ts';

/** Fields of a search response that are read. */
export interface SearchAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number }; hits: { _source?: { source?: object }; sort?: unknown[] }[] };
  aggregations?: Record<string, unknown>;
  suggest?: Record<string, { options: { text: string; score: number }[] }[]>;
}

/** Response of _search. Other keys are ignored; these must have their form. */
const schema = Joi.object<SearchAnswer>({
  timed_out: Joi.boolean().valid(false).required(),
  _shards: Joi.object({ failed: Joi.number().valid(0).required() }).required(),
  hits: Joi.object({
    total: Joi.object({ value: Joi.number().integer().min(0).required() }),
    hits: Joi.array()
      .items(Joi.object({ _source: Joi.object({ source: Joi.object() }), sort: Joi.array() }))
      .required(),
  }).required(),
  aggregations: Joi.object(),
  suggest: Joi.object().pattern(
    Joi.string(),
    Joi.array().items(
      Joi.object({
        options: Joi.array()
          .items(Joi.object({ text: Joi.string().required(), score: Joi.number().required() }))
          .required(),
      }),
    ),
  ),
}).required();

/**
 * Validates a response.
 * One without all shards is a failure: its counts would be wrong.
 * @throws SearchAnswerError
 */
export function readSearchAnswer(body: unknown): SearchAnswer {
  return checked(body, schema);
}

/** Items of the hits with the requested fields (all when the list is empty). */
export function readItems<T extends object>({ hits }: SearchAnswer, fields: readonly string[]): Partial<T>[] {
  return hits.hits.map((hit) => {
    const item: Partial<T> = hit._source?.[fieldNames.source] ?? {};
    if (fields.length === 0) return item;
    return Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))) as Partial<T>;
  });
}
