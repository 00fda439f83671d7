import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/** Levels of pages below the start page that the menu knows. */
export const navigationLevels = 3;

/** The children of an item to a number of levels; those of the item itself after a cursor, if it is given. */
function levelsBelow(levels: number, after = ''): string {
  const below = levels > 1 ? levelsBelow(levels - 1) : '';
  return `
      children(hasLayout: true, first: $first${after}) { pageInfo { hasNext endCursor } results { ...NavItem${below} } }`;
}
const threeLevels = `
      id${levelsBelow(navigationLevels)}`;

const navItem = (fields: ContentFieldNames): string => `
fragment NavItem on Item {
  id
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

/** The children of an item after those of an answer before, with the given number of levels. */
export function moreNavigationQuery(fields: ContentFieldNames, levels: number): string {
  return `
query MoreNavigation($datasource: String!, $language: String!, $first: Int!, $after: String!) {
  item(path: $datasource, language: $language) {
      id${levelsBelow(levels, ', after: $after')}
  }
}${navItem(fields)}`;
}
