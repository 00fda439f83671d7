import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import { siteSection } from '../components/siteSection.ts';
import { buildMegaMenu } from './navigationTree.ts';

/** Returns whether a page has a mega menu, which replaces the site's navigation. */
export function hasMegaMenu(layout: RouteData | null): boolean {
  return buildMegaMenu(siteSection(layout, 'header', 'MegaMenu')).length > 0;
}
