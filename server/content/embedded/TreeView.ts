import type { PageMode, PlatformRedirect } from '../../../shared/content/ContentTypes.ts';
import type { ContentItem, ContentTree, ItemVersion, StoredField } from './ContentTree.ts';
import { readId } from './contentIds.ts';
import { date, text } from './fieldKinds.ts';
import { madeField, rawDate } from './fieldValue.ts';
import { templateFieldId } from './templates.ts';

/** The tree as one request sees it: visitors without drafts, editors with them. */
export interface TreeView {
  tree: ContentTree;
  mode: PageMode;
  /** The page variant an editor looks at. */
  variant: string;
  /** For clients elsewhere; null for the product itself, which has these parts without the platform. */
  productParts: ProductParts | null;
}

/** What the product has besides the content, given out to clients that show the sites without it. */
export interface ProductParts {
  /** By site: redirects of the configuration, which go before the editors'. */
  redirects: ReadonlyMap<string, readonly PlatformRedirect[]>;
  /** robots.txt of a site that has none. */
  robots: string;
}

/** The version of an item in a language, when there is one for this request. */
export function versionIn(view: TreeView, item: ContentItem, language: string): ItemVersion | null {
  const version = item.versions.get(language);
  return version && (view.mode !== 'normal' || !version.draft) ? version : null;
}

/** The versions there are for this request, in the order of the site's languages. */
export function versionsIn(view: TreeView, item: ContentItem): ItemVersion[] {
  return [...item.versions.values()].filter(({ draft }) => view.mode !== 'normal' || !draft);
}

/** What every item has beside the fields of its template. */
function standardField(version: ItemVersion, name: string): StoredField | null {
  const moment = rawDate(version.updated);
  switch (name) {
    case '__updated':
    case '__created':
      return madeField(name === '__updated' ? '__Updated' : '__Created', date, moment, {
        jsonValue: { value: version.updated },
      });
    case '__display name':
      return madeField('__Display name', text, version.displayName);
    default:
      return null;
  }
}

/** A field of an item by its name, in any case, or its id in any form. */
export function fieldOf(item: ContentItem, version: ItemVersion, nameOrId: string): StoredField | null {
  const name = nameOrId.toLowerCase();
  const named = version.fields.get(name) ?? standardField(version, name);
  if (named) return named;
  const id = readId(nameOrId);
  if (id === null) return null;
  return [...version.fields.values()].find((field) => templateFieldId(item.templateName, field.name) === id) ?? null;
}
