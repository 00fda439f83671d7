import type Joi from 'joi';
import { ProblemError } from '../../../shared/kit/problem.ts';

/** Validates a part of a request and returns its value. Throws a 400 problem that lists every invalid field. */
export function validate<T>(
  schema: Joi.ObjectSchema<T>,
  value: unknown,
  part: 'body' | 'query' | 'path' | 'header',
): T {
  const result = schema.validate(value, {
    abortEarly: false,
    convert: part !== 'body',
    errors: { wrap: { label: false } },
  });
  if (!result.error) return result.value;
  const errors = result.error.details
    .slice(0, 20)
    .map((detail) => ({ field: detail.path.join('.'), message: detail.message }));
  const detail = `The ${part} is not as expected: ${errors.map((entry) => entry.message).join('; ')}.`;
  throw new ProblemError(400, 'Invalid request', detail, errors);
}
