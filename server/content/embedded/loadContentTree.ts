import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BuiltInTexts, SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { ContentTree } from './ContentTree.ts';
import { checkAddresses } from './files/checkAddresses.ts';
import { readDictionary } from './files/dictionaryFiles.ts';
import { loadSite } from './files/loadSite.ts';
import { readMediaLibrary } from './MediaLibrary.ts';
import type { MediaLibrary } from './MediaLibrary.ts';
import { brokenFile, readYamlFile } from './files/readYamlFile.ts';
import type { FileReading, YamlFile } from './files/readYamlFile.ts';
import type { AddressUse } from './files/SiteLoad.ts';

/** Files of a folder below the content folder; none for a missing one. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  try {
    const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort();
  } catch {
    return [];
  }
}

function hash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Versions by site: of its own files, and of the texts and pictures that all sites share. */
function calculateVersions(
  sites: readonly SiteConfig[],
  { files, robots, media, builtInTexts }: ContentFiles,
): Map<string, string> {
  const below = (folder: string) =>
    [...files].flatMap(([name, { value, changed, isBroken }]) =>
      name.startsWith(`${folder}/`) ? [[name, value, changed, isBroken]] : [],
    );
  const shared = hash([below('dictionary'), media.indexText, builtInTexts]);
  return new Map(
    sites.map(({ name, countryTexts }) => [name, hash([shared, countryTexts, below(name), robots.get(name) ?? null])]),
  );
}

/** The files of a content folder, read and parsed. */
interface ContentFiles {
  root: string;
  /** By their path below the folder. */
  files: ReadonlyMap<string, YamlFile>;
  /** By site. */
  robots: ReadonlyMap<string, string>;
  media: MediaLibrary;
  problems: ContentProblem[];
  builtInTexts: Partial<BuiltInTexts>;
}

async function readContentFiles(
  folder: string,
  sites: readonly SiteConfig[],
  { pictureHosts, builtInTexts = {}, ...reading }: Omit<UsableContentOptions, 'last'> = {},
): Promise<ContentFiles> {
  const problems: ContentProblem[] = [];
  const root = folder.replace(/[\\/]+$/, '');
  const folders = ['dictionary', ...sites.map(({ name }) => name)];
  const names = (await Promise.all(folders.map((below) => filesBelow(root, below)))).flat();
  const yamlNames = names.filter((name) => name.endsWith('.yaml'));
  const read = await Promise.all(yamlNames.map((name) => readYamlFile(root, name, problems, reading)));
  const files = new Map<string, YamlFile>();
  for (const file of read) if (file) files.set(file.file, file);
  const robots = new Map<string, string>();
  for (const { name } of sites) {
    const file = `${name}/robots.txt`;
    const text = names.includes(file) ? await readFile(join(root, file), 'utf8').catch(() => null) : null;
    if (text !== null) robots.set(name, text);
  }
  return { root, files, robots, media: await readMediaLibrary(root, pictureHosts), problems, builtInTexts };
}

/** Builds one site after the other; requests, and other rooms at the start, go between them. */
async function buildTree(read: ContentFiles, sites: readonly SiteConfig[]): Promise<ContentTree> {
  const { root, files, robots, media, problems, builtInTexts } = read;
  const groupTexts = new Map<string, Texts>();
  for (const language of new Set(sites.flatMap((site) => site.languages))) {
    groupTexts.set(language, readDictionary(files.get(`dictionary/${language}.yaml`) ?? null, problems));
  }
  const siteVersions = calculateVersions(sites, read);
  const tree: ContentTree = {
    folder: root,
    files,
    problems,
    mediaFault: media.indexFault,
    version: hash([...siteVersions]),
    siteVersions,
    itemsById: new Map(),
    itemsByPath: new Map(),
    sites: new Map(),
  };
  const uses: AddressUse[] = [];
  for (const site of sites) {
    await nextTurn();
    const own = new Map([...files].filter(([file]) => file.startsWith(`${site.name}/`)));
    const ownRobots = robots.get(site.name) ?? null;
    const loaded = loadSite({
      site,
      files: own,
      robots: ownRobots,
      builtInTexts,
      groupTexts,
      media,
      tree,
      uses,
      problems,
    });
    if (loaded) tree.sites.set(site.name, loaded);
  }
  checkAddresses(tree, uses, problems);
  return tree;
}

/**
 * Reads the content folder of all sites: pages, headers and footers, and dictionaries.
 * @param folder absolute path of the content folder
 * @throws ContentFilesError with every fault of every file
 */
export async function loadContentTree(
  folder: string,
  sites: readonly SiteConfig[],
  reading: Omit<UsableContentOptions, 'last'> = {},
): Promise<ContentTree> {
  const tree = await buildTree(await readContentFiles(folder, sites, reading), sites);
  if (tree.problems.length > 0) throw new ContentFilesError([...tree.problems]);
  return tree;
}

export interface UsableContentOptions extends FileReading {
  /** The tree in use until now: its files replace unusable ones. */
  last?: ContentTree;
  /** Hosts that pictures are fetched from; pictures of others are faults. Any host when left out. */
  pictureHosts?: readonly string[];
  /** The built-in texts, overridden by those of the content. */
  builtInTexts?: Partial<BuiltInTexts>;
}

/**
 * Like loadContentTree, but a faulty file never affects the others.
 * A missing or unusable file is replaced by its last good version; a page without one is unavailable. Broken links and
 * pictures stay as they are written. The tree lists all faults.
 */
export async function loadUsableContent(
  folder: string,
  sites: readonly SiteConfig[],
  { last, ...reading }: UsableContentOptions = {},
): Promise<ContentTree> {
  const read = await readContentFiles(folder, sites, reading);
  const files = new Map(read.files);
  const faults = [...read.problems];
  const replaced = new Set<string>();
  const replace = (file: string): void => {
    const good = last?.files.get(file);
    const given = read.files.get(file);
    files.set(file, good && !good.isBroken ? good : brokenFile(file, given?.value, given?.changed));
    replaced.add(file);
  };
  for (const { file } of faults) replace(file);
  for (;;) {
    // a replaced file can make others usable again, or reveal faults such as missing pages or addresses
    const tree = await buildTree({ ...read, files, problems: [] }, sites);
    const found = tree.problems.filter(({ file }) => !replaced.has(file));
    const unusable = found.filter(({ isReference }) => !isReference);
    if (unusable.length === 0) return { ...tree, problems: [...faults, ...found] };
    faults.push(...unusable);
    for (const { file } of unusable) replace(file);
  }
}
