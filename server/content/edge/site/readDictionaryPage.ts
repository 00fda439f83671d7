import Joi from 'joi';
import { orNull, pagePart } from '../answerParts.ts';
import type { RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';

/** One page of a site's dictionary. The first page has after "". */
export const dictionaryQuery = `
query Dictionary($site: String!, $language: String!, $first: Int!, $after: String) {
  site {
    siteInfo(site: $site) {
      dictionary(language: $language, first: $first, after: $after) {
        pageInfo { endCursor hasNext }
        results { key value }
      }
    }
  }
}`;

interface RawText {
  key: string;
  value: string;
}
interface RawDictionary {
  site: { siteInfo: { dictionary: RawPage<RawText> | null } | null } | null;
}

const text = Joi.object({ key: Joi.string().required(), value: Joi.string().allow('').required() });
const dictionarySchema = Joi.object<RawDictionary>({
  site: orNull({ siteInfo: orNull({ dictionary: pagePart(text).allow(null) }) }),
});

/** One page of the dictionary query's `data`; null for an unknown site. Throws for another form. */
export function readDictionaryPage(data: unknown): RawPage<RawText> | null {
  return checkAnswer(data, dictionarySchema, 'dictionary').site?.siteInfo?.dictionary ?? null;
}
