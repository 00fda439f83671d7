import type Joi from 'joi';

/** A response is incomplete or has another form. The message has the place, never the value. */
export class SearchAnswerError extends Error {
  override readonly name = 'SearchAnswerError';
}

/**
 * Validates a part of a response. Other keys are ignored.
 * @throws SearchAnswerError
 */
export function checked<T>(value: unknown, schema: Joi.ObjectSchema<T>): T {
  const result = schema.validate(value, { convert: false, allowUnknown: true });
  if (!result.error) return result.value;
  const path = result.error.details[0]?.path.join('.') ?? '';
  throw new SearchAnswerError(`The search engine's response is invalid: ${path === '' ? 'a part is missing' : path}.`);
}
