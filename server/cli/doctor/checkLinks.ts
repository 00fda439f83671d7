import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { BuiltInTexts, Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { loadProductTexts } from '../../composition/loadProductTexts.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import { findDeadTargets } from '../../redirects/findDeadTargets.ts';
import { loadRedirectFiles } from '../../redirects/loadRedirectFiles.ts';
import { loadContent } from '../loadContent.ts';
import { fault, ok } from './Finding.ts';
import type { Finding } from './Finding.ts';

interface Parts {
  env: Env;
  group: Group;
  root: string;
}

interface PageSources {
  content: Pick<ContentBackend, 'dictionary' | 'layout' | 'pages'>;
  builtInTexts: BuiltInTexts;
}

/** Checks the pages of the content folder that the product links to, and those that redirects lead to. */
export async function checkLinks({ env, group, root }: Parts): Promise<Finding[]> {
  const logger = createLogger('silent');
  const [{ gateway: content }, { builtInTexts }, redirects] = await Promise.all([
    loadContent({ env, group, root, logger, savesIn: null }),
    loadProductTexts(group, logger),
    loadRedirectFiles(group.redirectsFolder, group.sites),
  ]);
  const sources = { content, builtInTexts };
  const ofSites = group.sites.map(async (site) => {
    const dead = await findDeadTargets(site, redirects.get(site.name) ?? [], sources);
    const redirected = dead.map(({ file, line, target, cure }) =>
      fault(`${file}:${String(line)}: no page has the address ${target}.`, cure),
    );
    return [...(await findMissingPages(site, sources)), ...redirected];
  });
  const findings = (await Promise.all(ofSites)).flat();
  return findings.length > 0
    ? findings
    : [ok('Each page that mails, menus of the product and redirects lead to exists.')];
}

/**
 * Returns a fault for each page that the product links to and a site has not.
 * The paths are the texts `pathTo…`. Lists and pages of cars and dealers need no content, and the page of the workshop
 * is linked only where it exists.
 */
export async function findMissingPages(site: SiteConfig, { content, builtInTexts }: PageSources): Promise<Finding[]> {
  const inLanguage = async (language: Language): Promise<Finding[]> => {
    const query = { site: site.name, language };
    const texts = { ...builtInTexts[language], ...(await content.dictionary(query)) };
    const missing = linkedPages(site).map(async (key) => {
      const path = `/${texts[key] ?? ''}`;
      const { route } = await content.layout({ ...query, path });
      if (route !== null && path !== '/') return [];
      const cure = `Give the page this slug, or set ${key} to its address in ${site.name}/dictionary.${language}.yaml.`;
      return [fault(`${site.name} in ${language} has no page ${path}, to which ${key} leads.`, cure)];
    });
    return (await Promise.all(missing)).flat();
  };
  return (await Promise.all(site.languages.map(inLanguage))).flat();
}

/** Texts with the paths of the pages that a site's features link to. */
function linkedPages({ features }: SiteConfig): string[] {
  return [
    'pathToPrivacy',
    ...(features.forms === false ? [] : ['pathToContact']),
    ...(features.booking ? ['pathToWorkshopBooking'] : []),
    ...(features.tireHotel ? ['pathToTireHotel'] : []),
    ...(features.booking || features.tireHotel ? ['pathToBooking'] : []),
  ];
}
