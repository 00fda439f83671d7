import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

const page = (fields: ContentFieldNames): string => `
      rendered
      ancestors(hasLayout: true) {
        displayName
        url { path }
        navTitle: field(name: "${fields.navigationTitle}") { value }
      }
      languages { url { path } language { name nativeName displayName } }
      parent { parent { id } }`;

/**
 * Query for a page with its ancestors and language versions, by site, language and path.
 * Ancestors are nearest first. It is the one request of a page view that cannot be cached away, so it includes related
 * data: the available languages of a path, the language of a path (the returned version), at "/" the start page's
 * address, and for stories the item below which their neighbours are.
 */
export function layoutQuery(fields: ContentFieldNames): string {
  return `
query Layout($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item {${page(fields)}
    }
  }
}`;
}

/** The same query for one version of an item (null: the newest), for editors. */
export function editingQuery(fields: ContentFieldNames): string {
  return `
query Editing($itemId: String!, $language: String!, $version: String) {
  item(path: $itemId, language: $language, version: $version) {${page(fields)}
  }
}`;
}
