import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { PageHead } from '../app/pageState.ts';
import type { Translate } from '../site/translate.ts';

/** A crumb: navigation title and path. */
export interface Crumb {
  title: string;
  path: string;
}

/** Text of a field of the content platform's page, "" when it has none. */
export function layoutText(layout: LayoutAnswer | null, name: string): string {
  const value = (layout?.route?.fields[name] as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? value.trim() : '';
}

export function absoluteAddress(address: string, site: SiteContext): string {
  return address === '' || /^https?:/.test(address) ? address : site.origin + address;
}

/** The way from the start page to the car list: as the content platform has it, else start and list alone. */
export function crumbsToList(layout: LayoutAnswer | null, site: SiteContext, t: Translate, listPath: string): Crumb[] {
  const above = [...(layout?.ancestors ?? [])].reverse();
  const start = above.length > 0 ? above : [{ title: t('start'), path: site.basePath || '/' }];
  const named = layoutText(layout, 'navTitle') || layoutText(layout, 'NavigationTitle');
  return [...start, { title: named || t('carListTitle'), path: listPath }];
}

/** schema.org list of breadcrumbs. */
export function breadcrumbData(crumbs: Crumb[], site: SiteContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.title,
      item: absoluteAddress(crumb.path, site),
    })),
  };
}

/** Head of a page that is not there: nothing for search engines. */
export function missingHead(title: string, description: string): PageHead {
  return {
    title,
    description,
    canonical: '',
    ogImage: '',
    ogDescription: description,
    noindex: true,
    structuredData: [],
  };
}
