import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** True if the page has the full consumer credit warning, which includes the short one. */
export function showsFullWarning({ credit, language }: Pick<SiteContext, 'credit' | 'language'>): boolean {
  return credit.warning?.includes(language) ?? false;
}
