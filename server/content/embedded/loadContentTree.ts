import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { ContentTree } from './ContentTree.ts';
import { checkAddresses } from './checkAddresses.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { loadSite } from './loadSite.ts';
import { readMediaLibrary } from './MediaLibrary.ts';
import type { MediaLibrary } from './MediaLibrary.ts';
import { readYamlFile } from './readYamlFile.ts';
import type { FileOverride, YamlFile } from './readYamlFile.ts';
import type { AddressUse } from './SiteLoad.ts';

/** The files of a folder below the content folder; none when it is not there. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  try {
    const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

function hashOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Versions by site: of its own files, and of the texts and pictures that all sites share. */
function versionsOf(
  sites: readonly SiteConfig[],
  files: ReadonlyMap<string, YamlFile>,
  robots: ReadonlyMap<string, string>,
  media: MediaLibrary,
): Map<string, string> {
  const below = (folder: string) =>
    [...files].flatMap(([name, { value, changed }]) => (name.startsWith(`${folder}/`) ? [[name, value, changed]] : []));
  const shared = hashOf([below('dictionary'), media.indexText]);
  return new Map(sites.map(({ name }) => [name, hashOf([shared, below(name), robots.get(name) ?? null])]));
}

/**
 * Reads the content folder of all sites: pages, what stands around them, and dictionaries.
 * @param folder absolute path of the content folder
 * @param instead a text in place of one file's own
 * @throws ContentFilesError with every fault of every file at once
 */
export async function loadContentTree(
  folder: string,
  sites: readonly SiteConfig[],
  instead?: FileOverride,
): Promise<ContentTree> {
  const problems: ContentProblem[] = [];
  const root = folder.replace(/[\\/]+$/, '');
  const folders = ['dictionary', ...sites.map(({ name }) => name)];
  const names = (await Promise.all(folders.map((below) => filesBelow(root, below)))).flat();
  const yamlNames = names.filter((name) => name.endsWith('.yaml'));
  const read = await Promise.all(yamlNames.map((name) => readYamlFile(root, name, problems, instead)));
  const files = new Map<string, YamlFile>();
  for (const file of read) if (file) files.set(file.file, file);
  const media = await readMediaLibrary(root);
  const groupTexts = new Map<string, Record<string, string>>();
  for (const language of new Set(sites.flatMap((site) => site.languages))) {
    groupTexts.set(language, readDictionary(files.get(`dictionary/${language}.yaml`) ?? null, problems));
  }
  const robots = new Map<string, string>();
  for (const { name } of sites) {
    const file = `${name}/robots.txt`;
    if (names.includes(file)) robots.set(name, await readFile(join(root, file), 'utf8'));
  }
  const siteVersions = versionsOf(sites, files, robots, media);
  const tree: ContentTree = {
    folder: root,
    mediaFault: media.indexFault,
    version: hashOf([...siteVersions]),
    siteVersions,
    fileTimes: new Map([...files].map(([name, { changed }]) => [name, changed])),
    itemsById: new Map(),
    itemsByPath: new Map(),
    sites: new Map(),
  };
  const uses: AddressUse[] = [];
  for (const site of sites) {
    const own = new Map([...files].filter(([file]) => file.startsWith(`${site.name}/`)));
    const ownRobots = robots.get(site.name) ?? null;
    const loaded = loadSite({ site, files: own, robots: ownRobots, groupTexts, media, tree, uses, problems });
    if (loaded) tree.sites.set(site.name, loaded);
  }
  checkAddresses(tree, uses, problems);
  if (problems.length > 0) throw new ContentFilesError(problems);
  return tree;
}
