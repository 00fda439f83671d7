import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

type Base = Pick<SiteContext, 'basePath'>;

export function dealerListPath({ basePath }: Base, t: Translate): string {
  return `${basePath}/${t('pathToSiteList')}`;
}

export function dealerPath({ basePath }: Base, t: Translate, slug: string): string {
  return `${basePath}/${t('pathToSiteDetail')}/${encodeUriPart(slug)}`;
}
