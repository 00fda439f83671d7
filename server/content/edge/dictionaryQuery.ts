/** One page of a site's dictionary. The first page has after "". */
export const dictionaryQuery = `
query Dictionary($site: String!, $language: String!, $first: Int!, $after: String) {
  site {
    siteInfo(site: $site) {
      dictionary(language: $language, first: $first, after: $after) {
        pageInfo { endCursor hasNext }
        results { key value }
      }
    }
  }
}`;
