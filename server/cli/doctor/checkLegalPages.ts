import { relative } from 'node:path';
import type { Group } from '../../../config/group/Group.ts';
import { legalPageNames, loadCountryLaw } from '../../../config/legal/countryLaw.ts';
import type { LegalPageName } from '../../../config/legal/countryLaw.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { comparablePath } from '../../content/embedded/ContentTree.ts';
import type { ContentItem, ContentTree, SiteTree } from '../../content/embedded/ContentTree.ts';
import { loadUsableContent } from '../../content/embedded/loadContentTree.ts';
import { ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

interface Parts {
  group: Pick<Group, 'folder' | 'contentFolder' | 'sites'>;
  root: string;
}

/**
 * Checks the legal pages in the content folder.
 * Finds those that a site's country asks for and the site has not, pages without a link in the footer, and open gaps.
 */
export async function checkLegalPages({ group, root }: Parts): Promise<Finding[]> {
  const tree = await loadUsableContent(group.contentFolder, group.sites);
  const shown = relative(root, group.contentFolder).replaceAll('\\', '/');
  const places = { tree, root, shown, folder: group.folder };
  const found = group.sites.flatMap((site) => checkSite(site, places));
  const gaps = [...tree.files.values()].flatMap(({ file, gaps: open = [] }) =>
    open.map(({ line, gap }) => warning(`${shown}/${file}:${String(line)}: ${gap} is still open.`, 'Fill it in.')),
  );
  const findings = [...found, ...gaps];
  return findings.length > 0 ? findings : [ok('Each page that the law asks for is there, linked and without gaps.')];
}

function checkSite(
  site: SiteConfig,
  { tree, root, shown, folder }: { tree: ContentTree; root: string; shown: string; folder: string },
): Finding[] {
  const law = loadCountryLaw(site.country, root, folder);
  const known = tree.sites.get(site.name);
  if (!law || !known) return [];
  return site.languages.flatMap((language) => {
    const frameFile = `${site.name}/site.${language}.yaml`;
    const linked = addressesIn(tree.files.get(frameFile)?.value);
    return legalPageNames.flatMap((page): Finding[] => {
      const path = findLegalPage(known, language, page);
      const named = `${site.name} in ${language}`;
      if (path === null && law.required.includes(page)) {
        const file = `${shown}/${site.name}/pages/${page}.${language}.yaml`;
        const cure = `Write ${file}, or add what is missing with: npm run new -- legal. See docs/countries.md.`;
        return [warning(`${named} has no page "${page}", which the law of ${site.country} asks for.`, cure)];
      }
      if (path === null || linked.has(path)) return [];
      return [warning(`No link leads to ${path} of ${named}.`, `Add it to LegalLinks in ${shown}/${frameFile}.`)];
    });
  });
}

/** Path of a published legal page; null if there is none. The privacy page may have another name than its own. */
export function findLegalPage(site: SiteTree, language: Language, page: LegalPageName): string | null {
  const privacyPath = page === 'privacy' ? site.dictionaries.get(language)?.get('pathToPrivacy') : undefined;
  const candidates: (ContentItem | undefined)[] = [
    site.home.children.find(({ name }) => name === page),
    privacyPath === undefined ? undefined : site.routes.get(language)?.get(comparablePath(privacyPath)),
  ];
  const versions = candidates.map((item) => item?.versions.get(language));
  const version = versions.find((one) => one && !one.draft);
  return version ? comparablePath(version.publicPath) : null;
}

/** Paths of all links in a value. */
function addressesIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((entry) => [...addressesIn(entry)]));
  if (!isRecord(value)) return new Set();
  const { href } = value;
  const own = typeof href === 'string' ? [comparablePath(href.replace(/[?#].*$/, ''))] : [];
  return new Set([...own, ...Object.values(value).flatMap((entry) => [...addressesIn(entry)])]);
}
