import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** True in the first language of a site, in which its dealers' texts are written. */
export function speaksAsDealers({ language, languages }: Pick<SiteContext, 'language' | 'languages'>): boolean {
  return language === languages[0];
}
