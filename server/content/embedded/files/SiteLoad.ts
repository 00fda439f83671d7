import type { BuiltInTexts, SiteConfig, Texts } from '../../../../shared/site/SiteTypes.ts';
import type { ContentProblem } from '../ContentFilesError.ts';
import type { ContentItem, ContentTree, ItemVersion, StoredField } from '../ContentTree.ts';
import { contentId } from '../contentIds.ts';
import type { MediaLibrary } from '../MediaLibrary.ts';
import type { YamlFile } from './readYamlFile.ts';

/** An internal address used in a file, to be checked once all pages are known. */
export interface AddressUse {
  site: string;
  language: string;
  address: string;
  source: YamlFile;
  at: (string | number)[];
  /** A draft may link to drafts. */
  fromDraft: boolean;
  /** A field that refers to the page at the address. */
  field?: StoredField;
}

/** Inputs of the loading of one site, and the collections of its results. */
export interface SiteLoad {
  site: SiteConfig;
  /** The site's files by path. */
  files: Map<string, YamlFile>;
  robots: string | null;
  builtInTexts: Partial<BuiltInTexts>;
  /** The group's own texts by language. */
  groupTexts: ReadonlyMap<string, Texts>;
  media: MediaLibrary;
  /** Collects the items. */
  tree: ContentTree;
  uses: AddressUse[];
  problems: ContentProblem[];
}

/** Language segment of the paths of pages: "" for the first language of the site. */
export function basePathOf(site: SiteConfig, language: string): string {
  return language === site.languages[0] ? '' : `/${language}`;
}

export function isLanguageOf(site: SiteConfig, language: string): boolean {
  return site.languages.some((own) => own === language);
}

type ItemFacts = Pick<ContentItem, 'path' | 'templateName' | 'site' | 'parent'> &
  Partial<Pick<ContentItem, 'hasLayout' | 'order' | 'versions'>>;

/** Creates an item that is not in the tree. */
export function makeItem(facts: ItemFacts): ContentItem {
  return {
    id: contentId(facts.path),
    name: facts.path.slice(facts.path.lastIndexOf('/') + 1),
    hasLayout: false,
    order: 0,
    children: [],
    versions: new Map(),
    ...facts,
  };
}

/** Returns the item at the facts' path in the tree, creating it if needed. */
export function itemIn(tree: ContentTree, facts: ItemFacts): ContentItem {
  const existing = tree.itemsByPath.get(facts.path.toLowerCase());
  if (existing) return existing;
  const item = makeItem(facts);
  item.parent?.children.push(item);
  tree.itemsById.set(item.id, item);
  tree.itemsByPath.set(item.path.toLowerCase(), item);
  return item;
}

/** Version of an item that is no page. */
export function bareVersion(language: string, displayName: string, more: Partial<ItemVersion> = {}): ItemVersion {
  return {
    language,
    displayName,
    publicPath: '/',
    fields: new Map(),
    routeFields: {},
    sections: [],
    draft: false,
    updated: '',
    source: null,
    ...more,
  };
}
