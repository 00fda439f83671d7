import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import type { SitePage } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import { comparableAddress } from './pageKind.ts';
import type { SiteLanguage } from './pageKind.ts';
import type { CrawlSite } from './crawl.ts';

/** Pages and texts of a site in a language. */
export interface LanguageContent {
  pages: readonly SitePage[];
  texts: Texts;
}

/** Templates that are frames of other pages, without an address of their own. */
const frames: ReadonlySet<string> = new Set(['CarDetailPage', 'SiteDetailPage']);
/** Steps of the workshop booking after the first, as its address names them. */
const bookingSteps = ['services', 'addons', 'workshop', 'contact'];
const missingPage = 'check-group-missing-page';

/** Returns a site's pages to begin a crawl with: those of its content, and those of the product. */
export function siteSeeds(site: SiteConfig, contents: readonly LanguageContent[]): CrawlSite {
  const languages = site.languages.map((language, at): SiteLanguage => {
    const { pages = [], texts = {} } = contents[at] ?? {};
    const templates = new Map(pages.map(({ path, templateName }) => [comparableAddress(path), templateName]));
    return { language, base: at === 0 ? '' : `/${language}`, texts, templates };
  });
  const seeds = languages.flatMap((each, at) => [
    each.base || '/',
    ...productPages(site).flatMap(([key, search]) => {
      const path = each.texts[key];
      return path ? [encodeURI(`${each.base}/${path}`) + search] : [];
    }),
    ...(contents[at]?.pages ?? []).flatMap(({ path, templateName }) =>
      frames.has(templateName) ? [] : [encodeURI(decodedPath(path))],
    ),
  ]);
  return {
    name: site.name,
    hosts: site.hosts,
    languages,
    seeds: [...new Set(seeds)],
    missing: languages.map(({ base }) => `${base}/${missingPage}`),
  };
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Keys of the paths of pages that the product itself has, with their query. */
function productPages(site: SiteConfig): [key: string, search: string][] {
  const { stock, booking, tireHotel } = site.features;
  const keys: [string, string][] = [['pathToSearch', '']];
  if (stock) keys.push(['pathToCarList', ''], ['pathToCompare', ''], ['pathToSaved', '']);
  if (hasDealers(site)) keys.push(['pathToSiteList', '']);
  if (tireHotel) keys.push(['pathToTireHotel', '']);
  if (booking) keys.push(['pathToBooking', ''], ['pathToWorkshopBooking', '']);
  if (booking) keys.push(...bookingSteps.map((step): [string, string] => ['pathToWorkshopBooking', `?step=${step}`]));
  return keys;
}
