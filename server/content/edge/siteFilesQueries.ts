/** Query for the redirects written by a site's editors. */
export const redirectsQuery = `
query Redirects($site: String!) {
  site {
    siteInfo(site: $site) {
      redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
    }
  }
}`;

/** Query for the robots.txt of a site. */
export const robotsQuery = `
query Robots($site: String!) {
  site {
    siteInfo(site: $site) { robots }
  }
}`;
