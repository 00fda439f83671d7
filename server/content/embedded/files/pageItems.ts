import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredFields, StoredSection } from '../ContentTree.ts';
import { comparablePath } from '../ContentTree.ts';
import { fieldMap, madeField, renderedFields, storedFields } from '../fields/fieldValue.ts';
import { flag } from '../fields/fieldKinds.ts';
import { storiesListFields } from '../fields/pageFields.ts';
import { fieldsOfTemplate } from './pageFile.ts';
import type { PageFile } from './pageFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { addSectionItems, readSections, buildSection } from './sectionItems.ts';
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

/** Story folders of one year need no page of their own. */
const yearName = /^\d{4}$/;

function pickFields(fields: StoredFields, names: string[]): StoredFields {
  return new Map([...fields].filter(([, { name }]) => names.includes(name)));
}

/** Adds the sections of a page's template, before and after its own. Their fields are those of the page. */
function withTemplateSections(
  page: PageFile,
  path: string,
  fields: StoredFields,
  own: StoredSection[],
): StoredSection[] {
  const section = (componentName: string, names: string[]) =>
    buildSection(componentName, path, pickFields(fields, names));
  if (page.template === 'StoriesIndexPage') return [section('StoriesIndex', Object.keys(storiesListFields)), ...own];
  if (page.template !== 'Story') return own;
  const header = section('StoryHeader', ['Title', 'Preamble', 'Image', 'Date', 'Tags']);
  return [header, ...own, section('StoryNavigation', [])];
}

/** Time of the last change; "" when unknown: a copy of the repository gives all files the same time. */
function readUpdated({ page, source }: ReadPageFile): string {
  const date = page.template === 'Story' ? page.fields['Date'] : undefined;
  return page.updated ?? (typeof date === 'string' ? date : source.saved);
}

function pageVersion(
  load: SiteLoad,
  read: ReadPageFile,
  item: ContentItem,
  facts: { publicPath: string; draft: boolean },
): ItemVersion {
  const { source, language, page } = read;
  const place = valuePlace(load, {
    source,
    language,
    path: item.path,
    templateName: page.template,
    draft: facts.draft,
  });
  const named = { metaTitle: page.title, NavigationTitle: page.title };
  const written =
    page.template === 'Story' ? { ...named, Title: page.title, ...page.fields } : { ...named, ...page.fields };
  const fields = storedFields(written, fieldsOfTemplate(page.template), { ...place, at: ['fields'] });
  const sections = readSections(source, page, place, load.problems);
  return bareVersion(language, page.title, {
    ...facts,
    fields,
    routeFields: renderedFields(fields),
    sections: withTemplateSections(page, item.path, fields, sections),
    updated: readUpdated(read),
    source,
  });
}

/**
 * The item above a page, with a version in the page's language: a page, or a folder created on demand.
 * A folder other than one of a year should have been a page: that is reported, and the pages below it stay.
 */
function findParent(load: SiteLoad, read: ReadPageFile, path: string): ContentItem | null {
  const { language, source } = read;
  const known = load.tree.itemsByPath.get(path.toLowerCase());
  if (known?.versions.has(language)) return known;
  if (path === `/content/${load.site.name}/start`) return null;
  const above = findParent(load, read, path.slice(0, path.lastIndexOf('/')));
  const aboveVersion = above?.versions.get(language);
  if (!above || !aboveVersion) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isYear = yearName.test(name);
  if (!isYear) {
    const page = path.slice(`/content/${load.site.name}/start/`.length);
    const message = `has no parent page: add ${load.site.name}/pages/${page}.${language}.yaml`;
    load.problems.push({ file: source.file, line: 0, message, isReference: true });
  }
  const facts = { path, templateName: 'Folder', site: load.site, parent: above, order: isYear ? -Number(name) : 0 };
  const folder = itemIn(load.tree, facts);
  // Menus consist of pages: a folder would be an entry without a target.
  const fields = fieldMap(madeField('HideInNavigation', flag, '1', { jsonValue: { value: true } }));
  const publicPath = `${aboveVersion.publicPath.replace(/\/$/, '')}/${name}`;
  folder.versions.set(language, bareVersion(language, name, { publicPath, fields, draft: aboveVersion.draft }));
  return folder;
}

/** Reports a theme that the site's file does not offer to its pages. The page then has the site's appearance. */
function checkTheme(load: SiteLoad, { page, source }: ReadPageFile): void {
  const theme = page.fields['BrandDesign'];
  const offered = load.site.look.pages.map((look) => look.theme);
  if (typeof theme !== 'string' || theme === '' || offered.includes(theme)) return;
  const message = `"${theme}" is not among pageThemes of the site (${offered.join(', ') || 'none'})`;
  load.problems.push({ file: source.file, line: source.lineOf(['fields', 'BrandDesign']), message, isReference: true });
}

/** Adds one page to the tree. Pages come parents first. */
export function addPage(load: SiteLoad, siteRoot: ContentItem, read: ReadPageFile, routes: SiteTree['routes']): void {
  const { language, names, page, source } = read;
  const path = [siteRoot.path, 'start', ...names].join('/');
  const parent = findParent(load, read, path.slice(0, path.lastIndexOf('/')));
  const parentVersion = parent?.versions.get(language);
  if (!parent || !parentVersion) return; // without a start page, which is reported
  const slug = page.slug ?? names[names.length - 1] ?? '';
  const publicPath = names.length === 0 ? '/' : `${parentVersion.publicPath.replace(/\/$/, '')}/${slug}`;
  const templateName = page.template;
  const item = itemIn(load.tree, { path, templateName, site: load.site, parent, hasLayout: true, order: page.order });
  if (language === load.site.languages[0]) item.order = page.order;
  // Nothing below a draft is published: its address would lead through a page that does not exist.
  const version = pageVersion(load, read, item, { publicPath, draft: page.draft || parentVersion.draft });
  item.versions.set(language, version);
  checkTheme(load, read);
  const { draft, updated } = version;
  addSectionItems(load, { item, language, source, draft, updated }, version.sections);
  const taken = routes.get(language)?.get(comparablePath(publicPath));
  if (!taken) {
    routes.get(language)?.set(comparablePath(publicPath), item);
    return;
  }
  const message = `${publicPath} is also the address of ${taken.path}`;
  load.problems.push({ file: source.file, line: source.lineOf(['slug']), message });
}
