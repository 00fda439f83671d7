import type { ContentItem, SiteFrame, SiteTree, StoredSection } from '../ContentTree.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { addPage } from './pageItems.ts';
import { addSectionItems, dataSection } from './sectionItems.ts';
import { bareVersion, itemIn, isLanguageOf } from './SiteLoad.ts';
import type { SiteLoad } from './SiteLoad.ts';
import { addTags } from './tagFiles.ts';
import { dataFolder } from '../templates.ts';
import { valuePlace } from './valuePlace.ts';
import Joi from 'joi';
import type { PlatformRedirect } from '../../../../shared/content/ContentTypes.ts';
import type { ContentProblem } from '../ContentFilesError.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { schemaOfFields } from '../fields/fieldSchema.ts';
import type { ValuePlace } from '../fields/fieldValue.ts';
import { frameFields } from '../fields/frameFields.ts';
import { readPage, unavailablePage } from './pageFile.ts';
import type { ReadPageFile } from './pageItems.ts';

const pageName = /^pages\/((?:[a-z0-9-]+\/)*)([a-z0-9-]+)\.([a-z]{2,3}(?:-[A-Z]{2})?)\.yaml$/;
const languageFileName = /^(?:site|dictionary|tags)\.([a-z]{2,3}(?:-[A-Z]{2})?)\.yaml$/;
const siteFileNames = ['redirects.yaml'];

/** The site's page files, parents first, in the order of the site's languages. Other names are faults. */
function readPageFiles(load: SiteLoad): ReadPageFile[] {
  const { site, problems } = load;
  const pages: ReadPageFile[] = [];
  for (const [file, source] of load.files) {
    const inSite = file.slice(site.name.length + 1);
    const match = pageName.exec(inSite);
    const language = match?.[3] ?? languageFileName.exec(inSite)?.[1];
    if (siteFileNames.includes(inSite)) continue;
    if (language === undefined) {
      const message =
        'is not a content file: name it pages/<page>.<language>.yaml, site.<language>.yaml, dictionary.<language>.yaml, tags.<language>.yaml or redirects.yaml';
      problems.push({ file, line: 0, message });
    } else if (!isLanguageOf(site, language)) {
      const message = `${site.name} has no language ${language}; its languages: ${site.languages.join(', ')}`;
      problems.push({ file, line: 0, message });
    } else if (match) {
      const page = readPage(source, problems);
      const folders = (match[1] ?? '').split('/').filter(Boolean);
      const names = folders.length === 0 && match[2] === 'start' ? [] : [...folders, match[2] ?? ''];
      if (names.includes('data')) {
        problems.push({
          file,
          line: 0,
          message: 'cannot be named data: that name is reserved for the items of sections',
        });
      } else if (page) {
        pages.push({ source, language, names, page });
      } else if (source.isBroken) {
        pages.push({ source, language, names, page: unavailablePage(source, names) });
      }
    }
  }
  const place = ({ language }: ReadPageFile): number => site.languages.indexOf(language);
  return pages.sort((a, b) => a.names.length - b.names.length || place(a) - place(b));
}

type FrameName = keyof typeof frameFields;
type SiteFile = Partial<Record<FrameName, Record<string, unknown>>>;

const siteSchema = Joi.object<SiteFile>({
  AlertBar: schemaOfFields(frameFields.AlertBar),
  MainNavigation: schemaOfFields(frameFields.MainNavigation).required(),
  MegaMenu: schemaOfFields(frameFields.MegaMenu),
  Footer: schemaOfFields(frameFields.Footer).required(),
}).messages({ 'object.unknown': `is not known here; known: ${Object.keys(frameFields).join(', ')}` });

/** Reads site.<language>.yaml: header and footer of every page of the site in that language. */
function readSiteFrame(source: YamlFile, place: ValuePlace, problems: ContentProblem[]): SiteFrame | null {
  const file = checkYaml(source, source, siteSchema, problems);
  if (!file) return null;
  const sections = (...names: FrameName[]): StoredSection[] =>
    names.flatMap((name) => {
      const raw = file[name];
      return raw ? [dataSection({ componentName: name, name }, raw, frameFields[name], { ...place, at: [name] })] : [];
    });
  return { header: sections('AlertBar', 'MainNavigation', 'MegaMenu'), footer: sections('Footer') };
}

const types = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'] as const;

const redirectsSchema: Joi.Schema = Joi.array()
  .items(
    Joi.object({
      pattern: Joi.string().required(),
      target: Joi.string().required(),
      redirectType: Joi.valid(...types)
        .default('REDIRECT_301')
        .messages({ 'any.only': `must be one of: ${types.join(', ')}` }),
      isQueryStringPreserved: Joi.boolean().default(false),
      isLanguagePreserved: Joi.boolean().default(false),
      locale: Joi.string().allow('').default(''),
    }).messages({
      'object.unknown':
        'is not known here; known: pattern, target, redirectType, isQueryStringPreserved, isLanguagePreserved, locale',
    }),
  )
  .messages({ 'array.base': 'must be a list of redirects, each with pattern and target' });

/** Reads the redirects of redirects.yaml in order. None, with the faults in `problems`, for an invalid file. */
function readRedirects(source: YamlFile | undefined, problems: ContentProblem[]): PlatformRedirect[] {
  return source
    ? (checkYaml<PlatformRedirect[]>(source, { value: source.value ?? [] }, redirectsSchema, problems) ?? [])
    : [];
}

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
