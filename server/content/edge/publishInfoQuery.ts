import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

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
