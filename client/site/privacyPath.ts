import './privacyTexts.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from './translate.ts';

/** Address of the page about privacy and cookies, which every site has under the dictionary's `pathToPrivacy`. */
export function privacyPath(t: Translate, { basePath }: Pick<SiteContext, 'basePath'>): string {
  return `${basePath}/${t('pathToPrivacy')}`;
}
