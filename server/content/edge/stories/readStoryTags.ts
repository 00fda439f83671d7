import Joi from 'joi';
import type { StoryTag } from '../../../../shared/content/ContentTypes.ts';
import { plainId } from '../../../../shared/content/storyTags.ts';
import { fieldPart, orNull, pagePart } from '../answerParts.ts';
import type { RawField, RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

export interface RawTag {
  id: string;
  name: string;
  key?: RawField | null;
  value?: RawField | null;
}

const tag = Joi.object({
  id: Joi.string().required(),
  name: Joi.string().required(),
  key: fieldPart,
  value: fieldPart,
});
const tagsSchema = Joi.object<{ item: { children: RawPage<RawTag> | null } | null }>({
  item: orNull({ children: pagePart(tag).allow(null) }),
});

/** One page of the tags query's `data`; null when there is no folder. Throws for another form. */
export function readTagPage(data: unknown): RawPage<RawTag> | null {
  return checkAnswer(data, tagsSchema, 'tags').item?.children ?? null;
}

/** A tag without a label shows its key, one without a key its item's name. */
export function toStoryTag(raw: RawTag): StoryTag {
  const key = raw.key?.value || raw.name;
  return { id: plainId(raw.id), key, value: raw.value?.value || key };
}

/** One page of the tags in a folder, in the platform's order. */
export function storyTagsQuery(fields: ContentFieldNames): string {
  return `
query StoryTags($folder: String!, $language: String!, $first: Int!, $after: String) {
  item(path: $folder, language: $language) {
    children(first: $first, after: $after) {
      total
      pageInfo { hasNext endCursor }
      results {
        id
        name
        key: field(name: "${fields.tagKey}") { value }
        value: field(name: "${fields.tagValue}") { value }
      }
    }
  }
}`;
}
