import Joi from 'joi';

/** Raw parts that many responses share, and their schemas. */
export interface RawField {
  value?: string | null;
  jsonValue?: { value?: unknown } | null;
}
export interface RawPage<T> {
  total?: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: T[];
}

export const textPart = Joi.string().allow('', null);
export const urlPart = Joi.object({ path: Joi.string().allow('').required() }).required();
export const fieldPart = Joi.object({ value: textPart, jsonValue: Joi.object().allow(null) }).allow(null);

/** An object that may be null where the platform has nothing, but never missing. */
export function orNull(keys: Joi.SchemaMap): Joi.ObjectSchema {
  return Joi.object(keys).allow(null).required();
}

/** One page of results with the cursor of the next. */
export function pagePart(result: Joi.Schema): Joi.ObjectSchema {
  return Joi.object({
    total: Joi.number(),
    pageInfo: Joi.object({
      endCursor: Joi.string().allow('').required(),
      hasNext: Joi.boolean().required(),
    }).required(),
    results: Joi.array().items(result).required(),
  }).required();
}
