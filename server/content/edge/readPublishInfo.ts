import Joi from 'joi';
import type { PlatformDate } from '../../../shared/content/ContentTypes.ts';
import { orNull } from './answerParts.ts';
import { checkAnswer } from './checkAnswer.ts';
import { readDate, datePart } from './platformDate.ts';
import type { RawDate } from './platformDate.ts';

interface RawPublishInfo {
  item: { parent: { parent: { date?: RawDate | null } | null } | null } | null;
}

const publishInfoSchema = Joi.object<RawPublishInfo>({
  item: orNull({ parent: orNull({ parent: orNull({ date: datePart }) }) }),
}).unknown();

/** The publish-info query's `data` as a date, "" without one. Throws for another form. */
export function readPublishInfo(data: unknown): PlatformDate {
  return readDate(checkAnswer(data, publishInfoSchema, 'publish info').item?.parent?.parent?.date);
}
