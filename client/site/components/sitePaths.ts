import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../translate.ts';

export function startPath(site: Pick<SiteContext, 'basePath'>): string {
  return site.basePath || '/';
}

export function siteSearchPath(site: SiteContext, t: Translate): string {
  return `${site.basePath}/${t('pathToSearch')}`;
}

export function carListPath(site: Pick<SiteContext, 'basePath'>, t: Translate): string {
  return `${site.basePath}/${t('pathToCarList')}`;
}
