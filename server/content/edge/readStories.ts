import Joi from 'joi';
import type { StoriesIndexFields, StoryCard, StoryList } from '../../../shared/content/ContentTypes.ts';
import { plainId, tagIds } from '../../../shared/content/storyTags.ts';
import { fieldPart, orNull, pagePart, textPart, urlPart } from './answerParts.ts';
import type { RawField, RawPage } from './answerParts.ts';
import { checkAnswer } from './checkAnswer.ts';
import { readImage } from './readImage.ts';
import { readDate, datePart } from './platformDate.ts';
import type { RawDate } from './platformDate.ts';
import type { PlatformSite } from './platformSite.ts';

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
}).unknown();
const storiesSchema = Joi.object<RawStories>({
  index: orNull({ showDates: fieldPart, layout: fieldPart, highlightLatestStory: fieldPart }),
  stories: pagePart(story).allow(null),
}).unknown();

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
