import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/** The date of the page that a data source belongs to: its parent is the page's folder of data, the page is above. */
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
