import type { ContentItem, SiteFrame, SiteTree } from '../ContentTree.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { addPage } from './pageItems.ts';
import { readRedirects } from './redirectFile.ts';
import { addSectionItems } from './sectionItems.ts';
import { readSiteFrame } from './siteFile.ts';
import { readPageFiles } from './siteFiles.ts';
import { bareVersion, itemIn } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { addTags } from './tagFiles.ts';
import { dataFolder } from '../templates.ts';
import { valuePlace } from './valuePlace.ts';

function sortChildren(item: ContentItem): void {
  item.children.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
  item.children.forEach(sortChildren);
}

/** Reads header and footer of each language. */
function readFrames(load: SiteLoad, root: ContentItem): Map<string, SiteFrame> {
  const { site, problems } = load;
  const frames = new Map<string, SiteFrame>();
  for (const language of site.languages) {
    const file = `${site.name}/site.${language}.yaml`;
    const source = load.files.get(file);
    if (!source) {
      problems.push({ file, line: 0, message: 'is missing: header and footer of the site' });
      continue;
    }
    const place = valuePlace(load, { source, language, path: root.path, templateName: 'Site', draft: false });
    const frame = readSiteFrame(source, place, problems);
    if (!frame) continue;
    frames.set(language, frame);
    const owner = { item: root, language, source, draft: false, updated: source.changed };
    addSectionItems(load, owner, [...frame.header, ...frame.footer]);
  }
  return frames;
}

/** Builds the tree of one site from its files; null without a start page, with faults in `problems`. */
export function loadSite(load: SiteLoad): SiteTree | null {
  const { site, problems, tree } = load;
  const root = itemIn(tree, { path: `/content/${site.name}`, templateName: 'Site', site, parent: null });
  const data = itemIn(tree, { path: `${root.path}/Data`, templateName: dataFolder, site, parent: root });
  const routes: SiteTree['routes'] = new Map();
  const dictionaries = new Map<string, Map<string, string>>();
  for (const language of site.languages) {
    root.versions.set(language, bareVersion(language, site.displayName));
    data.versions.set(language, bareVersion(language, 'Data', { publicPath: '/data' }));
    routes.set(language, new Map());
    const own = readDictionary(load.files.get(`${site.name}/dictionary.${language}.yaml`) ?? null, problems);
    const texts = {
      ...load.builtInTexts[language],
      ...site.countryTexts?.[language],
      ...load.groupTexts.get(language),
      ...own,
    };
    dictionaries.set(language, new Map(Object.entries(texts)));
  }
  addTags(load, data);
  const frames = readFrames(load, root);
  for (const read of readPageFiles(load)) addPage(load, root, read, routes);
  const redirects = readRedirects(load.files.get(`${site.name}/redirects.yaml`), problems);
  const home = tree.itemsByPath.get(`${root.path}/start`.toLowerCase());
  for (const language of site.languages) {
    if (routes.get(language)?.has('/')) continue;
    const file = `${site.name}/pages/start.${language}.yaml`;
    problems.push({ file, line: 0, message: 'is missing: the start page of the site' });
  }
  if (!home) return null;
  sortChildren(root);
  return { config: site, root, home, routes, frames, dictionaries, redirects, robots: load.robots };
}
