import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

const threeLevels = `
      children(hasLayout: true, first: $first) { results { ...NavItem
        children(hasLayout: true, first: $first) { results { ...NavItem
          children(hasLayout: true, first: $first) { results { ...NavItem } } } } } }`;

const navItem = (fields: ContentFieldNames): string => `
fragment NavItem on Item {
  name
  displayName
  url { path }
  navTitle: field(name: "${fields.navigationTitle}") { value }
  hideInNavigation: field(name: "${fields.hideInNavigation}") { value }
  shouldBeNavigableInMenuWhenItHasChildren: field(name: "${fields.isNavigableWithChildren}") { value }
  externalLink: field(name: "${fields.externalLink}") { jsonValue }
}`;

/** The pages below the start page to three levels, in the order of the platform; not the folders of data beside them. */
export function navigationQuery(fields: ContentFieldNames): string {
  return `
query Navigation($site: String!, $language: String!, $first: Int!) {
  layout(site: $site, routePath: "/", language: $language) {
    item {${threeLevels}
    }
  }
}${navItem(fields)}`;
}

/** The same below an item, named by id or path, for a platform whose menu does not begin at the start page. */
export function navigationBelowQuery(fields: ContentFieldNames): string {
  return `
query NavigationBelow($datasource: String!, $language: String!, $first: Int!) {
  item(path: $datasource, language: $language) {${threeLevels}
  }
}${navItem(fields)}`;
}
