import Joi from 'joi';
import { checkAnswer } from './checkAnswer.ts';

interface RawDictionary {
  site: {
    siteInfo: {
      dictionary: {
        pageInfo: { endCursor: string; hasNext: boolean };
        results: { key: string; value: string }[];
      } | null;
    } | null;
  } | null;
}

export interface DictionaryPage {
  texts: [string, string][];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

const dictionarySchema = Joi.object<RawDictionary>({
  site: Joi.object({
    siteInfo: Joi.object({
      dictionary: Joi.object({
        pageInfo: Joi.object({ endCursor: Joi.string().allow('').required(), hasNext: Joi.boolean().required() })
          .unknown()
          .required(),
        results: Joi.array()
          .items(Joi.object({ key: Joi.string().required(), value: Joi.string().allow('').required() }).unknown())
          .required(),
      })
        .unknown()
        .allow(null)
        .required(),
    })
      .unknown()
      .allow(null)
      .required(),
  })
    .unknown()
    .allow(null)
    .required(),
}).unknown();

/** One page of the dictionary query's `data`. Throws when it has another shape. */
export function dictionaryPageOf(data: unknown): DictionaryPage {
  const page = checkAnswer(data, dictionarySchema, 'dictionary').site?.siteInfo?.dictionary;
  if (!page) return { texts: [], next: null };
  return {
    texts: page.results.map(({ key, value }) => [key, value]),
    next: page.pageInfo.hasNext ? page.pageInfo.endCursor : null,
  };
}
