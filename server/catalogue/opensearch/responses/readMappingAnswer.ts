import Joi from 'joi';
import { checked } from './checked.ts';

/** Fields of a mapping response that are read, by index. */
export type MappingAnswer = Record<string, { mappings: { _meta?: { form?: unknown; version?: unknown } } }>;

/** Response of _mapping. Other keys are ignored. */
const schema = Joi.object<MappingAnswer>()
  .pattern(
    Joi.string(),
    Joi.object({ mappings: Joi.object({ _meta: Joi.object().unknown() }).unknown().required() }).unknown(),
  )
  .required();

/**
 * Validates a response about the mapping of an index.
 * @throws SearchAnswerError
 */
export function readMappingAnswer(body: unknown): MappingAnswer {
  return checked(body, schema);
}
