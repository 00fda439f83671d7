/** The pages below the start page to three levels, in the order of the platform. */
export const navigationQuery = `
query Navigation($site: String!, $language: String!, $first: Int!) {
  layout(site: $site, routePath: "/", language: $language) {
    item {
      children(first: $first) { results { ...NavItem
        children(first: $first) { results { ...NavItem
          children(first: $first) { results { ...NavItem } } } } } }
    }
  }
}
fragment NavItem on Item {
  name
  displayName
  url { path }
  navTitle: field(name: "NavigationTitle") { value }
  hideInNavigation: field(name: "HideInNavigation") { value }
  shouldBeNavigableInMenuWhenItHasChildren: field(name: "IsNavigableInMenuWhenItHasChildren") { value }
  externalLink: field(name: "ExternalLink") { jsonValue }
}`;
