import type Joi from 'joi';

/** An answer is not whole, or has another form. The message tells where, never what. */
export class SearchAnswerError extends Error {
  override readonly name = 'SearchAnswerError';
}

/**
 * A part of an answer, in the form that the schema says.
 * @throws SearchAnswerError
 */
export function checked<T>(value: unknown, schema: Joi.ObjectSchema<T>): T {
  const result = schema.validate(value, { convert: false });
  if (!result.error) return result.value;
  const path = result.error.details[0]?.path.join('.') ?? '';
  throw new SearchAnswerError(
    `The search engine's answer cannot be used: ${path === '' ? 'a part is missing' : path}.`,
  );
}
