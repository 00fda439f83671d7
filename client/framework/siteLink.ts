import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { PageLocation } from './pageState.ts';

/** Paths that the server serves with something other than a page. */
const notPages = /^\/(api|assets|media|-|sitecore|healthz|readyz|_dev)(\/|$)|\.(xml|txt|webp|svg|png|jpe?g|pdf)$/;

/**
 * Location of an address that client-side navigation can show; null for any other.
 * It can show pages of the same origin and language. Another language has other texts and navigation, so the server
 * serves it.
 */
export function siteLink(href: string, base: string, site: SiteContext): PageLocation | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.origin !== new URL(base).origin || notPages.test(url.pathname)) return null;
  const first = url.pathname.split('/')[1] ?? '';
  const other = site.languages.find((language) => language === first);
  const own = site.basePath.slice(1);
  if (own === '' ? other !== undefined : first !== own) return null;
  return { path: url.pathname, search: url.search };
}
