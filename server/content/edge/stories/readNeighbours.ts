import Joi from 'joi';
import { fieldPart, orNull, pagePart, textPart, urlPart } from '../answerParts.ts';
import type { RawField, RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

export interface RawNeighbour {
  id: string;
  displayName?: string | null;
  url: { path: string };
  title?: RawField | null;
  date?: RawField | null;
}
type Results = RawPage<RawNeighbour> | null;

const neighbour = Joi.object({
  id: Joi.string().required(),
  displayName: textPart,
  url: urlPart,
  title: fieldPart,
  date: fieldPart,
});
const results = pagePart(neighbour).allow(null);
const parentSchema = Joi.object<{ item: { parent: { parent: { id: string } | null } | null } | null }>({
  item: orNull({ parent: orNull({ parent: orNull({ id: Joi.string().required() }) }) }),
});
const searchSchema = Joi.object<{ search: Results }>({ search: results });
const neighboursSchema = Joi.object<{ next: Results; previous: Results }>({
  next: results,
  previous: results,
});

/** Id from the grandparent query, or null. Like the others here, throws when `data` has another form. */
export function readGrandparent(data: unknown): string | null {
  return checkAnswer(data, parentSchema, 'grandparent').item?.parent?.parent?.id ?? null;
}

/** A page of stories in order. */
export function readStoryOrder(data: unknown): Results {
  return checkAnswer(data, searchSchema, 'story order').search;
}

/** The stories found on either side of a cursor. */
export function readNeighbours(data: unknown): { next: Results; previous: Results } {
  return checkAnswer(data, neighboursSchema, 'story neighbours');
}

/** Query for the id of the item two levels above. */
export const grandparentQuery = `
query GrandparentId($item: String!, $language: String!) {
  item(path: $item, language: $language) { parent { parent { id } } }
}`;

const storiesBelow = (root: string): string => `{ AND: [
      { name: "_path", value: ${root}, operator: CONTAINS }
      { name: "_templates", value: $storyTemplate, operator: CONTAINS }
      { name: "_language", value: $language, operator: EQ }
    ] }`;

/** Query for the position of a story in the newest-first order: a cursor just after it. */
export function storyCursorQuery(fields: ContentFieldNames): string {
  return `
query StoryCursor($item: String!, $language: String!, $storyTemplate: String!, $first: Int!) {
  search(
    where: ${storiesBelow('$item')}
    first: $first
    orderBy: { name: "${fields.date}", direction: DESC }
  ) {
    pageInfo { hasNext endCursor }
    results { ...Neighbour }
  }
}${neighbourFragment(fields)}`;
}

/** Query for the stories on either side of the cursor: next is the older one, previous the newer. */
export function storyNeighboursQuery(fields: ContentFieldNames): string {
  const neighbourSearch = (direction: 'DESC' | 'ASC'): string => `search(
    where: ${storiesBelow('$parentId')}
    first: $first
    after: $cursor
    orderBy: { name: "${fields.date}", direction: ${direction} }
  ) {
    total
    pageInfo { hasNext endCursor }
    results { ...Neighbour }
  }`;
  return `
query StoryNeighbours($parentId: String!, $language: String!, $storyTemplate: String!, $cursor: String!, $first: Int!) {
  next: ${neighbourSearch('DESC')}
  previous: ${neighbourSearch('ASC')}
}${neighbourFragment(fields)}`;
}

/**
 * Query for all stories below an item, newest first, by page.
 * It is for a platform whose cursors are valid in one search only.
 */
export function storyOrderQuery(fields: ContentFieldNames): string {
  return `
query StoryOrder($parentId: String!, $language: String!, $storyTemplate: String!, $first: Int!, $after: String) {
  search(
    where: ${storiesBelow('$parentId')}
    first: $first
    after: $after
    orderBy: { name: "${fields.date}", direction: DESC }
  ) {
    pageInfo { hasNext endCursor }
    results { ...Neighbour }
  }
}${neighbourFragment(fields)}`;
}

function neighbourFragment(fields: ContentFieldNames): string {
  return `
fragment Neighbour on Item {
  id
  displayName
  url { path }
  title: field(name: "${fields.title}") { value }
  date: field(name: "${fields.date}") { value }
}`;
}
