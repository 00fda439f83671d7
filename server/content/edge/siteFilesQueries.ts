/** The redirects that a site's editors wrote. */
export const redirectsQuery = `
query Redirects($site: String!) {
  site {
    siteInfo(site: $site) {
      redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
    }
  }
}`;

/** The robots.txt of a site. */
export const robotsQuery = `
query Robots($site: String!) {
  site {
    siteInfo(site: $site) { robots }
  }
}`;
