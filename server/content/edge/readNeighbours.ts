import Joi from 'joi';
import { fieldPart, orNull, pagePart, textPart, urlPart } from './answerParts.ts';
import type { RawField, RawPage } from './answerParts.ts';
import { checkAnswer } from './checkAnswer.ts';

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
}).unknown();
const results = pagePart(neighbour).allow(null);
const parentSchema = Joi.object<{ item: { parent: { parent: { id: string } | null } | null } | null }>(
  { item: orNull({ parent: orNull({ parent: orNull({ id: Joi.string().required() }) }) }) },
).unknown();
const searchSchema = Joi.object<{ search: Results }>({ search: results }).unknown();
const neighboursSchema = Joi.object<{ next: Results; previous: Results }>({
  next: results,
  previous: results,
}).unknown();

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
