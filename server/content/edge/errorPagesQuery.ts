/** The pages that a site's editors wrote for addresses that lead nowhere and for failures. */
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
