import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { absoluteAddress } from './absoluteAddress.ts';

/** Breadcrumb: navigation title and path. */
export interface Crumb {
  title: string;
  path: string;
}

/** schema.org list of breadcrumbs. */
export function breadcrumbData(crumbs: readonly Crumb[], site: SiteContext): object {
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
