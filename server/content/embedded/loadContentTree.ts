import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { ContentTree } from './ContentTree.ts';
import { comparablePath } from './ContentTree.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { loadSite } from './loadSite.ts';
import type { AddressUse } from './loadSite.ts';
import { readMediaLibrary } from './MediaLibrary.ts';
import { readYamlFile } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
}

/** Whether an internal address leads to a page, or below the page of the car list or the cars. */
function leadsSomewhere(tree: ContentTree, { site, language, address }: AddressUse): boolean {
  const path = comparablePath(address.replace(/[?#].*$/, ''));
  const routes = tree.sites.get(site)?.routes.get(language);
  if (!routes || routes.has(path)) return routes !== undefined;
  const top = routes.get(`/${path.split('/')[1] ?? ''}`);
  return top?.templateName === 'CarListPage' || top?.templateName === 'CarDetailPage';
}

/**
 * Reads the content folder of all sites: pages, what stands around them, and dictionaries.
 * @param folder absolute path of the content folder
 * @throws ContentFilesError with every fault of every file at once
 */
export async function loadContentTree(folder: string, sites: readonly SiteConfig[]): Promise<ContentTree> {
  const problems: ContentProblem[] = [];
  const root = folder.replace(/[\\/]+$/, '');
  const wanted = (await listFiles(root)).filter(
    (file) => file.startsWith('dictionary/') || sites.some(({ name }) => file.startsWith(`${name}/`)),
  );
  const files = new Map<string, YamlFile>();
  for (const file of wanted) {
    const read = await readYamlFile(root, file, problems);
    if (read) files.set(file, read);
  }
  const media = await readMediaLibrary(root);
  const languages = new Set<string>(sites.flatMap((site) => site.languages));
  const groupTexts = new Map<string, Record<string, string>>();
  for (const language of languages) {
    groupTexts.set(language, readDictionary(files.get(`dictionary/${language}.yaml`) ?? null, problems));
  }
  const tree: ContentTree = { itemsById: new Map(), itemsByPath: new Map(), sites: new Map() };
  const uses: AddressUse[] = [];
  for (const site of sites) {
    const own = new Map([...files].filter(([file]) => file.startsWith(`${site.name}/`)));
    const loaded = loadSite({ site, files: own, groupTexts, media, tree, uses, problems });
    if (loaded) tree.sites.set(site.name, loaded);
  }
  for (const use of uses.filter(({ site }) => tree.sites.has(site))) {
    if (!leadsSomewhere(tree, use)) {
      const message = `${use.address} leads to no page of ${use.site} in ${use.language}`;
      problems.push({ file: use.file, line: use.line, message });
    }
  }
  if (problems.length > 0) throw new ContentFilesError(problems);
  return tree;
}
