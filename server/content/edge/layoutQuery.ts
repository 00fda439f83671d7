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
 * A page with its ancestors (nearest first) and its language versions, by site, language and path. It is the one
 * request of a page view that no cache spares, so it also answers what could be asked apart: the available languages
 * of a path, the language of a path (the version that is answered), at "/" the start page's address, and for stories
 * the item below which their neighbours are.
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

/** The same of an item in one of its versions (null: the newest), for editors. */
export function editingQuery(fields: ContentFieldNames): string {
  return `
query Editing($itemId: String!, $language: String!, $version: String) {
  item(path: $itemId, language: $language, version: $version) {${page(fields)}
  }
}`;
}
