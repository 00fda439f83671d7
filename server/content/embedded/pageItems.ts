import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredFields, StoredSection } from './ContentTree.ts';
import { comparablePath } from './ContentTree.ts';
import { fieldMap, madeField, renderedFields, storedFields } from './fieldValue.ts';
import { flag } from './fieldKinds.ts';
import { storiesListFields } from './pageFields.ts';
import { fieldsOfTemplate } from './pageFile.ts';
import type { PageFile } from './pageFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { addSectionItems, readSections, sectionOf } from './sectionItems.ts';
import { bareVersion, itemIn } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { valuePlace } from './valuePlace.ts';

export interface ReadPageFile {
  source: YamlFile;
  language: Language;
  /** Names from below the start page: [] for the start page itself. */
  names: string[];
  page: PageFile;
}

/** A folder of stories of one year needs no page of its own. */
const yearName = /^\d{4}$/;

function partOf(fields: StoredFields, names: string[]): StoredFields {
  return new Map([...fields].filter(([, { name }]) => names.includes(name)));
}

/** The sections that a page has from its template, before and after its own. Their fields are those of the page. */
function withTemplateSections(page: PageFile, path: string, fields: StoredFields, own: StoredSection[]): StoredSection[] {
  const section = (componentName: string, names: string[]) => sectionOf(componentName, path, partOf(fields, names));
  if (page.template === 'StoriesIndexPage') return [section('StoriesIndex', Object.keys(storiesListFields)), ...own];
  if (page.template !== 'Story') return own;
  const header = section('StoryHeader', ['Title', 'Preamble', 'Image', 'Date', 'Tags']);
  return [header, ...own, section('StoryNavigation', [])];
}

function updatedOf({ page, source }: ReadPageFile): string {
  const date = page.template === 'Story' ? page.fields['Date'] : undefined;
  return page.updated ?? (typeof date === 'string' ? date : source.changed);
}

function pageVersion(load: SiteLoad, read: ReadPageFile, item: ContentItem, facts: { publicPath: string; draft: boolean }): ItemVersion {
  const { source, language, page } = read;
  const place = valuePlace(load, { source, language, path: item.path, templateName: page.template, draft: facts.draft });
  const named = { metaTitle: page.title, NavigationTitle: page.title };
  const written = page.template === 'Story' ? { ...named, Title: page.title, ...page.fields } : { ...named, ...page.fields };
  const fields = storedFields(written, fieldsOfTemplate(page.template), { ...place, at: ['fields'] });
  const sections = readSections(source, page, place, load.problems);
  return bareVersion(language, page.title, {
    ...facts,
    fields,
    routeFields: renderedFields(fields),
    sections: withTemplateSections(page, item.path, fields, sections),
    updated: updatedOf(read),
    source,
  });
}

/** The item above a page, with a version in the page's language: a page, or the folder of a year made on the way. */
function parentOf(load: SiteLoad, path: string, language: Language): ContentItem | null {
  const known = load.tree.itemsByPath.get(path.toLowerCase());
  if (known?.versions.has(language)) return known;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const above = load.tree.itemsByPath.get(path.slice(0, path.lastIndexOf('/')).toLowerCase());
  const aboveVersion = above?.versions.get(language);
  if (!yearName.test(name) || !above || !aboveVersion) return null;
  const folder = itemIn(load.tree, { path, templateName: 'Folder', site: load.site, parent: above, order: -Number(name) });
  // Menus are made of pages: a folder would be an entry that leads nowhere.
  const fields = fieldMap(madeField('HideInNavigation', flag, '1', { jsonValue: { value: true } }));
  const publicPath = `${aboveVersion.publicPath.replace(/\/$/, '')}/${name}`;
  folder.versions.set(language, bareVersion(language, name, { publicPath, fields, draft: aboveVersion.draft }));
  return folder;
}

/** Puts one page into the tree. Pages come parents first. */
export function addPage(load: SiteLoad, siteRoot: ContentItem, read: ReadPageFile, routes: SiteTree['routes']): void {
  const { language, names, page, source } = read;
  const path = [siteRoot.path, 'start', ...names].join('/');
  const parent = parentOf(load, path.slice(0, path.lastIndexOf('/')), language);
  const parentVersion = parent?.versions.get(language);
  if (!parent || !parentVersion) {
    const above = names.slice(0, -1).join('/') || 'start';
    const message = `has no page above it: write ${load.site.name}/pages/${above}.${language}.yaml`;
    load.problems.push({ file: source.file, line: 0, message });
    return;
  }
  const slug = page.slug ?? names[names.length - 1] ?? '';
  const publicPath = names.length === 0 ? '/' : `${parentVersion.publicPath.replace(/\/$/, '')}/${slug}`;
  const templateName = page.template;
  const item = itemIn(load.tree, { path, templateName, site: load.site, parent, hasLayout: true, order: page.order });
  if (language === load.site.languages[0]) item.order = page.order;
  // Nothing below a draft is published: its address would lead through a page that is not there.
  const version = pageVersion(load, read, item, { publicPath, draft: page.draft || parentVersion.draft });
  item.versions.set(language, version);
  const { draft, updated } = version;
  addSectionItems(load, { item, language, source, draft, updated }, version.sections);
  const taken = routes.get(language)?.get(comparablePath(publicPath));
  if (taken) {
    const message = `${publicPath} is also the address of ${taken.path}`;
    load.problems.push({ file: source.file, line: source.lineOf(['slug']), message });
  }
  routes.get(language)?.set(comparablePath(publicPath), item);
}
