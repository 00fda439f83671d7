import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { fault } from './CheckFinding.ts';
import type { CheckedPart } from './CheckFinding.ts';
import type { LoadedContent } from './checkFiles.ts';
import { comparablePath } from '../../server/content/embedded/ContentTree.ts';

/** Texts that the product links to, whose pages a site's editors write. */
function writtenPages({ features }: Pick<SiteConfig, 'features'>): string[] {
  return [
    'pathToPrivacy',
    'pathToContact',
    ...(features.booking ? ['pathToWorkshopBooking', 'pathToBooking'] : []),
    ...(features.tireHotel ? ['pathToTireHotel'] : []),
  ];
}

/** Finds texts of paths ("pathTo…") that lead to no page of their site in a language. */
export async function checkPagePaths(
  sites: readonly SiteConfig[],
  { content, builtInTexts }: LoadedContent,
): Promise<CheckedPart> {
  const checked = sites.flatMap((site) => site.languages.map((language) => ({ site, language })));
  const findings = await Promise.all(
    checked.map(async ({ site, language }) => {
      const query = { site: site.name, language };
      const [pages, own] = await Promise.all([content.pages(query), content.dictionary(query)]);
      const texts: Record<string, string> = { ...builtInTexts[language], ...own };
      const paths = new Set(pages.map(({ path }) => comparablePath(path)));
      const base = language === site.languages[0] ? '' : `/${language}`;
      return writtenPages(site).flatMap((key) => {
        const path = `${base}/${texts[key] ?? ''}`;
        if (paths.has(comparablePath(path))) return [];
        const what = `${key} leads to ${path}, but ${site.name} has no such page in ${language}`;
        const cure = `Add a page with this address, or set ${key} to the address of yours: docs/content.md.`;
        return [fault(`${site.name} in ${language}`, what, cure)];
      });
    }),
  );
  return { part: 'paths', summary: 'Texts pathTo… lead to pages.', findings: findings.flat() };
}
