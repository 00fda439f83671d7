/** A page with its ancestors (nearest first) and its language versions. */
export const layoutQuery = `
query Layout($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item {
      rendered
      ancestors(hasLayout: true) {
        displayName
        url { path }
        navTitle: field(name: "NavigationTitle") { value }
      }
      languages { url { path } language { name nativeName } }
    }
  }
}`;
