import { comparablePath } from './ContentTree.ts';
import type { ContentItem, ContentTree, SiteTree } from './ContentTree.ts';
import { text } from './fields/fieldKinds.ts';
import { fieldMap, madeField, renderedFields } from './fields/fieldValue.ts';
import { bareVersion, makeItem } from './files/SiteLoad.ts';

function entryItem(site: SiteTree, folder: ContentItem, key: string): ContentItem {
  const templateName = 'DictionaryEntry';
  const path = `${folder.path}/${key}`;
  const item = makeItem({ path, templateName, site: site.config, parent: folder });
  for (const [language, texts] of site.dictionaries) {
    const phrase = texts.get(key);
    if (phrase === undefined) continue;
    const fields = fieldMap(madeField('Key', text, key), madeField('Phrase', text, phrase));
    const more = { fields, routeFields: renderedFields(fields), publicPath: `/dictionary/${key.toLowerCase()}` };
    item.versions.set(language, bareVersion(language, key, more));
  }
  return item;
}

/** Sorts after everything else below the root of a site. */
const lastOrder = Number.MAX_SAFE_INTEGER;

const folders = new WeakMap<SiteTree, ContentItem>();

/**
 * The dictionary of a site as items with Key and Phrase, which older clients search for.
 * Created on first use: they are most of a site's items, and its own pages never need them.
 */
export function dictionaryFolder(site: SiteTree): ContentItem {
  const cached = folders.get(site);
  if (cached) return cached;
  const path = `${site.root.path}/Dictionary`;
  const folder = makeItem({ path, templateName: 'Folder', site: site.config, parent: site.root, order: lastOrder });
  for (const language of site.config.languages) {
    folder.versions.set(language, bareVersion(language, 'Dictionary', { publicPath: '/dictionary' }));
  }
  const keys = new Set([...site.dictionaries.values()].flatMap((texts) => [...texts.keys()]));
  folder.children = [...keys].sort().map((key) => entryItem(site, folder, key));
  folders.set(site, folder);
  return folder;
}

const indexes = new WeakMap<ContentTree, Map<string, ContentItem>>();

/** An entry or the folder of a dictionary by id (form N) or comparable path. */
export function dictionaryItem(tree: ContentTree, idOrPath: string): ContentItem | null {
  let index = indexes.get(tree);
  if (!index) {
    const folderOf = (site: SiteTree): ContentItem[] => [dictionaryFolder(site), ...dictionaryFolder(site).children];
    const items = [...tree.sites.values()].flatMap(folderOf);
    index = new Map(items.flatMap((item) => [item.id, comparablePath(item.path)].map((key) => [key, item])));
    indexes.set(tree, index);
  }
  return index.get(idOrPath) ?? null;
}

/** Children of an item, including the dictionary below the root of a site. */
export function childrenOf(site: SiteTree, item: ContentItem): ContentItem[] {
  return item === site.root ? [...item.children, dictionaryFolder(site)] : item.children;
}
