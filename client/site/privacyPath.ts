import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from './translate.ts';

/** Address of the privacy and cookie page, which every site has at the dictionary's `pathToPrivacy`. */
export function privacyPath(t: Translate, { basePath }: Pick<SiteContext, 'basePath'>): string {
  return `${basePath}/${t('pathToPrivacy')}`;
}
