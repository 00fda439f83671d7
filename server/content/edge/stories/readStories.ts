import Joi from 'joi';
import type { StoriesIndexFields, StoryCard, StoryList } from '../../../../shared/content/ContentTypes.ts';
import { plainId, tagIds } from '../../../../shared/content/storyTags.ts';
import { fieldPart, orNull, pagePart, textPart, urlPart } from '../answerParts.ts';
import type { RawField, RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import { readImage } from '../readImage.ts';
import { readDate, datePart } from '../platformDate.ts';
import type { RawDate } from '../platformDate.ts';
import type { PlatformSite } from '../site/platformSite.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

interface RawStory {
  id: string;
  name: string;
  displayName?: string | null;
  url: { path: string };
  title?: RawField | null;
  premble?: RawField | null;
  image?: RawField | null;
  date?: RawDate | null;
  tags?: RawField | null;
}
interface RawIndex {
  showDates?: RawField | null;
  layout?: RawField | null;
  highlightLatestStory?: RawField | null;
}
interface RawStories {
  index: RawIndex | null;
  stories: RawPage<RawStory> | null;
}

const story = Joi.object({
  id: Joi.string().required(),
  name: Joi.string().required(),
  displayName: textPart,
  url: urlPart,
  title: fieldPart,
  premble: fieldPart,
  image: fieldPart,
  date: datePart,
  tags: fieldPart,
});
const storiesSchema = Joi.object<RawStories>({
  index: orNull({ showDates: fieldPart, layout: fieldPart, highlightLatestStory: fieldPart }),
  stories: pagePart(story).allow(null),
});

function toIndexFields(raw: RawIndex | null): StoriesIndexFields | null {
  if (!raw?.showDates && !raw?.layout && !raw?.highlightLatestStory) return null;
  return {
    showDates: raw.showDates?.value === '1',
    layout: raw.layout?.value === 'Variant 2' ? 'Variant 2' : 'Default',
    highlightLatestStory: raw.highlightLatestStory?.value === '1',
  };
}

function toStoryCard(raw: RawStory, language: string, site: PlatformSite): StoryCard {
  const displayName = raw.displayName || raw.name;
  return {
    id: plainId(raw.id),
    name: raw.name,
    displayName,
    url: { path: site.addressOf(raw.url.path, language) },
    title: raw.title?.value || displayName,
    premble: raw.premble?.value ?? '',
    image: readImage(raw.image),
    date: readDate(raw.date),
    tags: tagIds(raw.tags?.value),
  };
}

/** Converts the stories query's `data` to the gateway's list. Throws for another form. */
export function readStories(data: unknown, language: string, site: PlatformSite): StoryList {
  const { index, stories } = checkAnswer(data, storiesSchema, 'stories');
  return {
    index: toIndexFields(index),
    stories: (stories?.results ?? []).map((raw) => toStoryCard(raw, language, site)),
    total: stories?.total ?? 0,
    hasNext: stories?.pageInfo.hasNext ?? false,
    endCursor: stories?.pageInfo.endCursor ?? '',
  };
}

/**
 * Query for a page of the stories below an index, newest first, with the index's display options.
 * With tags, a story has at least one of them: the group has a variable per tag ($tag0, $tag1, …) and is left out
 * without tags, because a list of conditions cannot be a scalar variable.
 */
export function storiesQuery(fields: ContentFieldNames, tagCount: number): string {
  const numbers = Array.from({ length: tagCount }, (_none, at) => at);
  const tagVariables = numbers.map((at) => `, $tag${at}: String!`).join('');
  const anyTag = numbers.map((at) => `{ name: "${fields.tags}", value: $tag${at}, operator: CONTAINS }`).join(' ');
  return `
query Stories($datasource: String!, $language: String!, $parentId: String!, $storyTemplate: String!, $limit: Int!, $cursor: String${tagVariables}) {
  index: item(path: $datasource, language: $language) {
    showDates: field(name: "${fields.showDates}") { value }
    layout: field(name: "${fields.layout}") { value }
    highlightLatestStory: field(name: "${fields.highlightLatestStory}") { value }
  }
  stories: search(
    where: { AND: [
      { name: "_templates", value: $storyTemplate, operator: CONTAINS }
      { name: "_language", value: $language, operator: EQ }
      { name: "_path", value: $parentId, operator: CONTAINS }${tagCount > 0 ? `\n      { OR: [${anyTag}] }` : ''}
    ] }
    first: $limit
    after: $cursor
    orderBy: { name: "${fields.date}", direction: DESC }
  ) {
    total
    pageInfo { hasNext endCursor }
    results { ...StoryCard }
  }
}
fragment StoryCard on Item {
  id
  name
  displayName
  url { path }
  title: field(name: "${fields.title}") { value }
  premble: field(name: "${fields.preamble}") { value }
  image: field(name: "${fields.image}") { jsonValue }
  date: field(name: "${fields.date}") { value ... on DateField { formattedDateValue(format: "yyyy-MM-dd") } }
  tags: field(name: "${fields.tags}") { value }
}`;
}
