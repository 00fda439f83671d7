import { namesOfFactFacets } from '../../../shared/catalogue/facets/factFacets.ts';
import type { SortSite } from '../../../shared/catalogue/list/carSorts.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Search settings of a site's cars. */
export interface SiteSearch extends SortSite {
  /** BCP 47 tag of the alphabetical order of texts. */
  locale?: string | undefined;
  /** The site's facets of free facts. Others have no columns. */
  factFacets?: readonly string[] | undefined;
}

/** Returns the search settings of a site. */
export function siteSearch({
  languages,
  locales,
  facets,
  struckPriceWithoutHistory,
}: Pick<SiteConfig, 'languages' | 'locales' | 'facets' | 'struckPriceWithoutHistory'>): SiteSearch & {
  locale: string;
} {
  const [language] = languages;
  return {
    locale: locales[language] ?? language,
    factFacets: namesOfFactFacets(facets),
    ...(struckPriceWithoutHistory && { struckPriceWithoutHistory }),
  };
}
