/** Query for a site's own error pages, for missing addresses and failures. */
export const errorPagesQuery = `
query ErrorPages($site: String!, $language: String!) {
  site {
    siteInfo(site: $site) {
      errorHandling(language: $language) {
        notFoundPage { rendered }
        serverErrorPage { rendered }
      }
    }
  }
}`;
