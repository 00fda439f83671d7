import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { carListPath, startPath } from './components/sitePaths.ts';
import type { Translate } from './translate.ts';

/** A link of an error page. */
export interface ErrorLink {
  href: string;
  text: string;
}

/**
 * Links of an error page: cars and dealers, which need no content platform.
 * The start page of a site without stock.
 */
export function errorLinks(
  site: Pick<SiteContext, 'basePath'> & { features: Pick<SiteContext['features'], 'stock'> },
  t: Translate,
): ErrorLink[] {
  if (!site.features.stock) return [{ href: startPath(site), text: t('toStartPage') }];
  return [
    { href: carListPath(site, t), text: t('carListTitle') },
    { href: `${site.basePath}/${t('pathToSiteList')}`, text: t('dealerListTitle') },
  ];
}
