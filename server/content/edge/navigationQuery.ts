import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/** Levels of pages below the start page in the menu. */
export const navigationLevels = 3;

/** Children of an item to a number of levels; with a cursor, the item's children after it. */
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

/**
 * Query for the pages below the start page to three levels, in the order of the platform.
 * Folders of data next to them are left out.
 */
export function navigationQuery(fields: ContentFieldNames): string {
  return `
query Navigation($site: String!, $language: String!, $first: Int!) {
  layout(site: $site, routePath: "/", language: $language) {
    item {${threeLevels}
    }
  }
}${navItem(fields)}`;
}

/** The same query below an item, by id or path, for a platform whose menu starts elsewhere. */
export function navigationBelowQuery(fields: ContentFieldNames): string {
  return `
query NavigationBelow($datasource: String!, $language: String!, $first: Int!) {
  item(path: $datasource, language: $language) {${threeLevels}
  }
}${navItem(fields)}`;
}

/** Query for the children of an item after a cursor, to the given number of levels. */
export function moreNavigationQuery(fields: ContentFieldNames, levels: number): string {
  return `
query MoreNavigation($datasource: String!, $language: String!, $first: Int!, $after: String!) {
  item(path: $datasource, language: $language) {
      id${levelsBelow(levels, ', after: $after')}
  }
}${navItem(fields)}`;
}
