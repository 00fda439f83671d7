import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { pageFields } from './componentFields.ts';
import { contentId } from './contentIds.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import { comparablePath } from './ContentTree.ts';
import type { ContentItem, ContentTree, ItemVersion, SiteFrame, SiteTree } from './ContentTree.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { fieldValues, storedFields } from './fieldValue.ts';
import type { ValuePlace } from './fieldValue.ts';
import type { MediaLibrary } from './MediaLibrary.ts';
import { readPage, readSections } from './pageFile.ts';
import type { PageFile } from './pageFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { readSiteFrame } from './siteFile.ts';

/** An internal address that a file uses, to be checked when all pages are known. */
export interface AddressUse {
  site: string;
  language: string;
  address: string;
  file: string;
  line: number;
}

export interface SiteLoad {
  site: SiteConfig;
  /** The site's files by path. */
  files: Map<string, YamlFile>;
  groupTexts: Map<string, Record<string, string>>;
  media: MediaLibrary;
  /** Receives the items. */
  tree: ContentTree;
  uses: AddressUse[];
  problems: ContentProblem[];
}

interface ReadPageFile {
  source: YamlFile;
  language: Language;
  /** Names from below the start page: [] for the start page itself. */
  names: string[];
  page: PageFile;
}

const pageName = /^pages\/((?:[a-z0-9-]+\/)*)([a-z0-9-]+)\.([a-z]{2})\.yaml$/;
const siteName = /^(site|dictionary)\.([a-z]{2})\.yaml$/;

function basePathOf(site: SiteConfig, language: string): string {
  return language === site.languages[0] ? '' : `/${language}`;
}

function isLanguage(site: SiteConfig, language: string | undefined): language is Language {
  return site.languages.some((own) => own === language);
}

function placeIn(load: SiteLoad, source: YamlFile, language: Language): ValuePlace {
  return {
    owner: source.file,
    basePath: basePathOf(load.site, language),
    media: load.media,
    at: [],
    onAddress: (address, at) => {
      load.uses.push({ site: load.site.name, language, address, file: source.file, line: source.lineOf(at) });
    },
    onMedia: (address, at) => {
      if (load.media.knows(address)) return;
      const message = `there is no picture ${address} in content${address.replace(/[^/]*$/, '')}`;
      load.problems.push({ file: source.file, line: source.lineOf(at), message });
    },
  };
}

function readPageFiles(load: SiteLoad): ReadPageFile[] {
  const { site, problems } = load;
  const pages: ReadPageFile[] = [];
  for (const [file, source] of load.files) {
    const inSite = file.slice(site.name.length + 1);
    const match = pageName.exec(inSite);
    const language = match?.[3] ?? siteName.exec(inSite)?.[2];
    if (language === undefined) {
      const message = 'is no content file: name it pages/<page>.<language>.yaml, site.<language>.yaml or dictionary.<language>.yaml';
      problems.push({ file, line: 0, message });
    } else if (!isLanguage(site, language)) {
      const message = `${site.name} has no language ${language}; its languages: ${site.languages.join(', ')}`;
      problems.push({ file, line: 0, message });
    } else if (match) {
      const page = readPage(source, problems);
      const folders = (match[1] ?? '').split('/').filter(Boolean);
      const names = folders.length === 0 && match[2] === 'start' ? [] : [...folders, match[2] ?? ''];
      if (page) pages.push({ source, language, names, page });
    }
  }
  return pages.sort((a, b) => a.names.length - b.names.length);
}

function newItem(load: SiteLoad, path: string, parent: ContentItem | null, page: PageFile | null): ContentItem {
  const item: ContentItem = {
    id: contentId(path),
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    templateName: page?.template ?? 'Site',
    hasLayout: page !== null,
    order: page?.order ?? 0,
    site: load.site,
    parent,
    children: [],
    versions: new Map(),
  };
  parent?.children.push(item);
  load.tree.itemsById.set(item.id, item);
  load.tree.itemsByPath.set(path.toLowerCase(), item);
  return item;
}

function bareVersion(language: string, displayName: string): ItemVersion {
  return { language, displayName, publicPath: '/', fields: new Map(), routeFields: {}, sections: [] };
}

function pageVersion(load: SiteLoad, read: ReadPageFile, publicPath: string): ItemVersion {
  const place = placeIn(load, read.source, read.language);
  const written = { metaTitle: read.page.title, NavigationTitle: read.page.title, ...read.page.fields };
  const routeFields = fieldValues(written, pageFields, { ...place, owner: `${place.owner}/fields`, at: ['fields'] });
  const sections: SectionData[] = readSections(read.source, read.page, place, load.problems);
  const fields = storedFields(routeFields, pageFields);
  return { language: read.language, displayName: read.page.title, publicPath, fields, routeFields, sections };
}

/** Puts one page into the tree. Pages come parents first. */
function addPage(load: SiteLoad, siteRoot: ContentItem, read: ReadPageFile, routes: SiteTree['routes']): void {
  const { language, names, page, source } = read;
  const path = [siteRoot.path, 'start', ...names].join('/');
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  const parent = load.tree.itemsByPath.get(parentPath.toLowerCase());
  const parentVersion = parent?.versions.get(language);
  if (!parent || !parentVersion) {
    const above = names.slice(0, -1).join('/') || 'start';
    const message = `has no page above it: write ${load.site.name}/pages/${above}.${language}.yaml`;
    load.problems.push({ file: source.file, line: 0, message });
    return;
  }
  const slug = page.slug ?? names[names.length - 1] ?? '';
  const publicPath = names.length === 0 ? '/' : `${parentVersion.publicPath.replace(/\/$/, '')}/${slug}`;
  const item = load.tree.itemsByPath.get(path.toLowerCase()) ?? newItem(load, path, parent, page);
  if (language === load.site.languages[0]) item.order = page.order;
  item.versions.set(language, pageVersion(load, read, publicPath));
  const taken = routes.get(language)?.get(publicPath);
  if (taken) {
    load.problems.push({ file: source.file, line: source.lineOf(['slug']), message: `${publicPath} is also the address of ${taken.path}` });
  }
  routes.get(language)?.set(comparablePath(publicPath), item);
}

function sortChildren(item: ContentItem): void {
  item.children.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  item.children.forEach(sortChildren);
}

/** Builds the tree of one site from its files; null, with the faults in `problems`, when it has no start page. */
export function loadSite(load: SiteLoad): SiteTree | null {
  const { site, problems } = load;
  const root = newItem(load, `/content/${site.name}`, null, null);
  const routes: SiteTree['routes'] = new Map();
  const frames = new Map<string, SiteFrame>();
  const dictionaries = new Map<string, Map<string, string>>();
  for (const language of site.languages) {
    root.versions.set(language, bareVersion(language, site.displayName));
    routes.set(language, new Map());
    const source = load.files.get(`${site.name}/site.${language}.yaml`);
    const frame = source ? readSiteFrame(source, placeIn(load, source, language), problems) : null;
    if (!source) problems.push({ file: `${site.name}/site.${language}.yaml`, line: 0, message: 'is missing: header and footer of the site' });
    frames.set(language, frame ?? { header: [], footer: [] });
    const own = readDictionary(load.files.get(`${site.name}/dictionary.${language}.yaml`) ?? null, problems);
    dictionaries.set(language, new Map(Object.entries({ ...load.groupTexts.get(language), ...own })));
  }
  for (const read of readPageFiles(load)) addPage(load, root, read, routes);
  const home = load.tree.itemsByPath.get(`${root.path}/start`);
  for (const language of site.languages) {
    if (!routes.get(language)?.has('/')) {
      problems.push({ file: `${site.name}/pages/start.${language}.yaml`, line: 0, message: 'is missing: the start page of the site' });
    }
  }
  if (!home) return null;
  sortChildren(home);
  return { config: site, home, routes, frames, dictionaries };
}
