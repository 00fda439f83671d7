import type { PageMode, PlatformRedirect } from '../../../shared/content/ContentTypes.ts';
import type { ContentItem, ContentTree, ItemVersion, StoredField } from './ContentTree.ts';
import { readId } from './contentIds.ts';
import { date, text } from './fields/fieldKinds.ts';
import { madeField, rawDate } from './fields/fieldValue.ts';
import { templateFieldId } from './templates.ts';

/** View of the tree for one request: visitors without drafts, editors with them. */
export interface TreeView {
  tree: ContentTree;
  mode: PageMode;
  /** The page variant shown to an editor. */
  variant: string;
  /** For external clients; null for the product itself, which has these parts without the platform. */
  productParts: ProductParts | null;
}

/** Parts of the product besides the content, for external clients that show the sites without it. */
export interface ProductParts {
  /** Redirects of the configuration by site, which precede the editors'. */
  redirects: ReadonlyMap<string, readonly PlatformRedirect[]>;
  /** robots.txt of a site without one. */
  robots: string;
}

/** Version of an item in a language, if this request may see it. */
export function versionIn(view: TreeView, item: ContentItem, language: string): ItemVersion | null {
  const version = item.versions.get(language);
  return version && (view.mode !== 'normal' || !version.draft) ? version : null;
}

/** Versions visible to this request, in the order of the site's languages. */
export function versionsIn(view: TreeView, item: ContentItem): ItemVersion[] {
  return [...item.versions.values()].filter(({ draft }) => view.mode !== 'normal' || !draft);
}

/** Fields of every item in addition to those of its template. */
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

/** A field of an item by its case-insensitive name, or its id in any form. */
export function findField(item: ContentItem, version: ItemVersion, nameOrId: string): StoredField | null {
  return fieldFinder(nameOrId)(item, version);
}

/** Finds the same field of many items; see findField. */
export function fieldFinder(nameOrId: string): (item: ContentItem, version: ItemVersion) => StoredField | null {
  const name = nameOrId.toLowerCase();
  const id = readId(nameOrId);
  return (item, version) => {
    const named = version.fields.get(name) ?? standardField(version, name);
    if (named || id === null) return named;
    return [...version.fields.values()].find((field) => templateFieldId(item.templateName, field.name) === id) ?? null;
  };
}
