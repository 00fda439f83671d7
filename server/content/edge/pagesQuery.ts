import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/** One page of the addresses of a site in a language. */
export function pagesQuery(fields: ContentFieldNames): string {
  return `
query Pages($site: String!, $language: String!, $first: Int!, $after: String) {
  site {
    siteInfo(site: $site) {
      routes(language: $language, first: $first, after: $after) {
        total
        pageInfo { hasNext endCursor }
        results {
          routePath
          route {
            id
            template { name }
            updated: field(name: "${fields.updated}") { value }
            pageImage: field(name: "${fields.pageImage}") { jsonValue }
            image: field(name: "${fields.image}") { jsonValue }
          }
        }
      }
    }
  }
}`;
}
