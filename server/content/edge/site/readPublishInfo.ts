import Joi from 'joi';
import type { PlatformDate } from '../../../../shared/content/ContentTypes.ts';
import { orNull } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import { readDate, datePart } from '../platformDate.ts';
import type { RawDate } from '../platformDate.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

interface RawPublishInfo {
  item: { parent: { parent: { date?: RawDate | null } | null } | null } | null;
}

const publishInfoSchema = Joi.object<RawPublishInfo>({
  item: orNull({ parent: orNull({ parent: orNull({ date: datePart }) }) }),
});

/** The publish-info query's `data` as a date, "" without one. Throws for another form. */
export function readPublishInfo(data: unknown): PlatformDate {
  return readDate(checkAnswer(data, publishInfoSchema, 'publish info').item?.parent?.parent?.date);
}

/** Query for the date of the page with a data source: two levels above it, over the page's data folder. */
export function publishInfoQuery(fields: ContentFieldNames): string {
  return `
query PublishInfo($datasource: String!, $language: String!) {
  item(path: $datasource, language: $language) {
    parent {
      parent {
        date: field(name: "${fields.date}") { value ... on DateField { formattedDateValue(format: "yyyy-MM-dd") } }
      }
    }
  }
}`;
}
